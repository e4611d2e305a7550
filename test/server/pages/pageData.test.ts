/** @jest-environment ./test/server/support/environment.cjs */
import { servedRoutes } from '../../../demo/createApp'
import { LOCALES } from '../../../src/model'
import { parsePage } from '../../../src/page/parsePage'
import { createRouter } from '../../../src/routes'
import { Browser } from '../support/Browser'
import { ROLE_NAMES } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const as = (role: (typeof ROLE_NAMES)[number]) => host.as(host.fixture.users[role], host.fixture.ours)

it.each(ROLE_NAMES)('is what the islands read, without a note, for %s', async (role) => {
  const result = parsePage(await (await as(role)).pageData())
  expect(result).toMatchObject({ ok: true, notes: [] })
})

it('says who is there, who works there and what the plan includes', async () => {
  const data = await (await as('admin')).pageData()
  expect(data).toMatchObject({
    contract: 1,
    locale: 'en',
    config: {
      partnerId: host.fixture.ours,
      canUseTools: true,
      isReseller: true,
      isResellerCustomer: false,
      websiteStatuses: ['preparation', 'creation', 'creation_customer', 'done'],
    },
    user: { email: 'admin@ours.test', role: 'admin', roles: ['partner_admin'] },
    profile: { partners: [{ id: host.fixture.ours, name: 'Ours' }] },
    timeZone: 'Europe/Berlin',
  })
  expect(data['users']).toHaveLength(8)
})

it('carries the clock of the host', async () => {
  const { serverTime } = await (await as('admin')).pageData()
  expect(String(serverTime)).toMatch(/^2026-11-21T12:/)
})

it('names only routes the person may use, with URLs the router builds', async () => {
  const routes = async (role: 'admin' | 'user') =>
    createRouter((await (await as(role)).pageData())['routes'], { host: 'host.test', scheme: 'http' })
  const [admin, user] = [await routes('admin'), await routes('user')]
  expect(admin.generate('partner_profile_partner_select', { selectedPartner: 3 })).toBe('/profile/partner/3/select')
  expect(admin.has('api_partner_users')).toBe(true)
  expect(user.has('api_partner_users')).toBe(false)
  expect(user.match('/profile')).toMatchObject({ name: 'partner_profile' })
})

it('names no route that this host does not answer', async () => {
  const names = Object.keys((await (await as('admin')).pageData())['routes'] as object)
  const served = new Set(servedRoutes().map(({ name, urlName }) => urlName ?? name))
  expect(names.filter((name) => !served.has(name))).toEqual([])
})

it('has no secret in it', async () => {
  const { db } = host.open
  await db
    .updateTable('partners')
    .set({ settings: JSON.stringify({ signature: 'private-signature', customPartnerHead: 'private-head' }) })
    .execute()
  const browser = await as('admin')
  const html = await (await browser.open('/')).text()
  const hashes = await db.selectFrom('users').select('password_hash').execute()
  const secrets = await db.selectFrom('secrets').select('value').execute()
  for (const secret of ['private-', 'argon2', ...hashes.map((row) => row.password_hash ?? '-'), ...secrets.map(({ value }) => value)])
    expect(html).not.toContain(secret)
})

it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '"\\', '\u0001', '😀\uD800'])(
  'survives %j in every name',
  async (text) => {
    const { db } = host.open
    await db.updateTable('users').set({ forename: text, surname: text, shortname: text }).execute()
    await db.updateTable('partners').set({ name: text }).execute()
    const browser = await as('admin')
    const html = await (await browser.open('/')).text()
    expect(html.match(/<script/g)).toHaveLength(html.includes('src="/assets/') ? 3 : 1)
    const stored = await db.selectFrom('users').select('forename').executeTakeFirstOrThrow()
    expect((await browser.pageData())['user']).toMatchObject({ forename: stored.forename })
  },
)

it.each(LOCALES)('comes with pages in %s, and every text is there', async (locale) => {
  await host.open.db.updateTable('users').set({ language: locale }).execute()
  const browser = await as('admin')
  for (const path of [
    '/',
    '/profile',
    '/users',
    '/change_password',
    '/profile/partner/list',
    '/view/privacy',
    '/view/language',
    '/nothing',
    '/login',
  ]) {
    const answer = await browser.open(path)
    expect([path, answer.status]).toEqual([path, { '/nothing': 404, '/login': 303 }[path] ?? 200])
  }
  expect((await new Browser(host.app).request('/login', { headers: { 'accept-language': locale } })).status).toBe(200)
})
