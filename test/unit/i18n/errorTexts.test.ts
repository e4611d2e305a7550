import { createTranslator } from '../../../src/i18n'
import en from '../../../src/i18n/messages/en.json'

const t = createTranslator('en', [en])

// Those the specification gives word by word.
it.each([
  ['partner.error.manager_view', { cause: 'no route' }, 'Could not navigate to Manager view: no route'],
  ['partner.error.sidebar_counts', { cause: 503 }, '503 could not fetch sidebar counts'],
  ['partner.error.could_not_fetch', { url: '/tickets' }, 'Could not fetch /tickets'],
])('%s', (key, values, text) => {
  expect(t(key, values)).toBe(text)
})
