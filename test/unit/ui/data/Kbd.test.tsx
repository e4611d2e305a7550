import { render, screen } from '@testing-library/react'
import { I18nProvider } from '../../../../src/i18n'
import de from '../../../../src/i18n/messages/de.json'
import en from '../../../../src/i18n/messages/en.json'
import { Kbd } from '../../../../src/ui'

const PACKS = { de: [de], en: [en] }
const BROWSERS = {
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
}

afterEach(() => jest.restoreAllMocks())

it.each([
  ['en', 'Windows', 'Ctrl K', 'Ctrl K'],
  ['de', 'Windows', 'Ctrl K', 'Strg K'],
  ['de', 'Windows', 'Shift Space', 'Umschalt Leertaste'],
  ['en', 'Mac', 'Ctrl K', '⌘ K'],
  ['de', 'Mac', 'Shift Space', '⇧ Leertaste'],
] as const)('keys are named as they stand on a keyboard: in %s on %s, %s is %s', (locale, browser, keys, text) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(BROWSERS[browser])
  render(
    <I18nProvider locale={locale} timeZone="UTC" packs={PACKS[locale]}>
      <Kbd>{keys}</Kbd>
    </I18nProvider>,
  )
  expect(screen.getByText(text)).toBeVisible()
})
