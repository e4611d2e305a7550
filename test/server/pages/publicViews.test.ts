/** @jest-environment ./test/server/support/environment.cjs */
import { LOCALE_NAMES, LOCALES } from '../../../src/model'
import { createPortalLink } from '../../../demo/features/portal/portalLinks'
import { PROVIDER_NAME } from '../../../demo/pages/provider'
import { Browser } from '../support/Browser'
import { addWebsite, NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

const save = (settings: object) =>
  host.open.db
    .updateTable('partners')
    .set({ name: 'Ours & <b>more', settings: JSON.stringify(settings) })
    .where('id', '=', host.fixture.ours)
    .execute()
const textOf = async (browser: Browser, path: string, language = 'en'): Promise<string> => {
  const answer = await browser.request(path, { headers: { accept: 'text/html', 'accept-language': language } })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

it.each(['/view/privacy', '/view/language'])('shows %s in the language of whoever opens it', async (path) => {
  const seen = new Set<string>()
  for (const locale of LOCALES) {
    const html = await textOf(new Browser(host.app), path, `${locale}-XX,en;q=0.5`)
    expect(languageOf(html)).toBe(locale)
    seen.add(/<h1>(.*?)<\/h1>[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
  }
  expect(seen.size).toBe(LOCALES.length)
  // Somebody of the team has a language of their own, whatever the browser prefers.
  await host.open.db.updateTable('users').set({ language: 'hu' }).where('id', '=', host.fixture.users.admin).execute()
  expect(languageOf(await textOf(admin, path, 'de'))).toBe('hu')
  expect(languageOf(await textOf(new Browser(host.app), path, 'xx, '))).toBe('en')
})

it('offers every language by its own name, and each leads there without an account', async () => {
  const html = await textOf(new Browser(host.app), '/view/language')
  for (const locale of LOCALES) {
    const [, href = '', name] = new RegExp(`href="([^"]+)" lang="${locale}" hreflang="${locale}"[^>]*>([^<]+)<`).exec(html) ?? []
    expect(name).toBe(LOCALE_NAMES[locale])
    const chosen = await textOf(new Browser(host.app), href)
    expect(languageOf(chosen)).toBe(locale)
    expect(chosen).toMatch(new RegExp(`lang="${locale}" hreflang="${locale}" aria-current="true"`))
  }
  expect(languageOf(await textOf(new Browser(host.app), '/view/language?locale=%3Cscript%3E', 'sv'))).toBe('sv')
  // In the team it is kept in the profile.
  expect(await textOf(admin, '/view/language')).toContain('href="/profile/language/ja"')
})

it('names the pages of the agency itself, as text and only where they are web addresses', async () => {
  await save({ privacyPolicyUrl: 'https://ours.test/privacy', termsOfServiceUrl: 'javascript:alert(1)' })
  await host.open.db.updateTable('users').set({ language: 'en' }).where('id', '=', host.fixture.users.admin).execute()
  const html = await textOf(admin, '/view/privacy')
  expect(html).toContain('<a href="https://ours.test/privacy" rel="noopener">Privacy policy of Ours &amp; &lt;b&gt;more</a>')
  expect(html).not.toMatch(/javascript:|<b>more/)
})

it('comes to customers in their language, under the brand of their agency, and leads back to their area', async () => {
  await save({ color: '0b6b75', privacyPolicyUrl: 'https://ours.test/privacy' })
  const customer = JSON.stringify({ forename: 'Ada', language: 'pl' })
  const websiteId = await addWebsite(host.open.db, host.fixture.ours, { customer })
  const browser = new Browser(host.app)
  await browser.open(await createPortalLink(host.open.db, { websiteId, userId: null, now: NOW }))
  const html = await textOf(browser, '/view/privacy', 'de')
  expect(languageOf(html)).toBe('pl')
  expect(html).toContain('/static/brand/0b6b75.css')
  expect(html).toContain('href="https://ours.test/privacy"')
  expect(html).not.toContain(PROVIDER_NAME)
  expect(html).not.toContain('href="/"')
  expect(languageOf(await textOf(browser, '/view/language?locale=tr'))).toBe('tr')
})
