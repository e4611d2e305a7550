/** @jest-environment ./test/server/support/environment.cjs */
import { runDueWork } from '../../../../demo/dueWork'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { NOW, type RoleName } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
let harbour: number
let site: number
beforeAll(async () => {
  host = await startTestHost()
  const { open, fixture } = host
  const settings = JSON.stringify({ companyName: 'Studio North', color: 'aa0000' })
  await open.db.updateTable('partners').set({ settings }).where('id', '=', fixture.ours).execute()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  await host.open.db.deleteFrom('outgoing_mails').execute()
  await host.open.db.deleteFrom('statistics_sites').execute()
  admin = await as(host, 'admin')
  harbour = await add(host, { title: 'Harbour', customer: JSON.stringify({ email: 'jo@harbour.test', forename: 'Jo', surname: 'Lund' }) })
  site = (await ask(admin, 'PATCH', `/api/website/${harbour}/statistics/enable`)).body.id
})

const path = () => `/api/website/${harbour}/statistics/mail`
const setMail = (enabled: unknown, browser = admin) => ask(browser, 'PUT', path(), { enabled })

const visit = (siteId: number, startedAt: string, visitor: string, pages = ['/']) => {
  const at = new Date(startedAt)
  return host.open.db
    .insertInto('visits')
    .values({ site_id: siteId, visitor, started_at: at, last_at: at, pages, referrer: null, country: null, device: 'desktop' })
    .execute()
}

// Noon in Greenwich on a Saturday is one o'clock in Berlin; the working week begins there on Monday at eight.
const MONDAY = DAY_MS + 19 * HOUR_MS
const mailsAt = async (milliseconds: number) => {
  await host.setClock(milliseconds)
  await runDueWork(host.services)
  return host.open.db.selectFrom('outgoing_mails').selectAll().where('website_id', '=', harbour).orderBy('id').execute()
}

it('goes out on Monday morning, once a week, and only where somebody wanted it', async () => {
  expect(await mailsAt(MONDAY + MINUTE_MS)).toEqual([])
  await host.setClock(0)
  expect((await setMail(true)).body).toMatchObject({ weeklyMail: true, mailTo: 'jo@harbour.test' })
  expect(await mailsAt(HOUR_MS)).toEqual([])
  expect(await mailsAt(MONDAY - MINUTE_MS)).toEqual([])
  expect(await mailsAt(MONDAY + MINUTE_MS)).toHaveLength(1)
  expect(await mailsAt(MONDAY + DAY_MS)).toHaveLength(1)
  // The host was off on the next Monday.
  expect(await mailsAt(MONDAY + 9 * DAY_MS)).toHaveLength(2)
  admin = await as(host, 'admin')
  expect((await setMail(false)).body.weeklyMail).toBe(false)
  expect(await mailsAt(MONDAY + 14 * DAY_MS)).toHaveLength(2)
  expect(await logOf(host, harbour)).toEqual([
    'Statistics switched on',
    'Weekly mail about visits switched on',
    'Weekly mail about visits switched off',
  ])
})

it('is silent while visits are not counted', async () => {
  await setMail(true)
  await ask(admin, 'PATCH', `/api/website/${harbour}/statistics/disable`)
  expect(await mailsAt(MONDAY + MINUTE_MS)).toEqual([])
})

it('tells the visits of the week before, to the customer, under the brand of the agency', async () => {
  await setMail(true)
  await visit(site, '2026-11-10T10:00:00Z', 'a')
  await visit(site, '2026-11-16T10:00:00Z', 'a', ['/', '/menu'])
  await visit(site, '2026-11-17T10:00:00Z', 'a', ['/menu'])
  // Still Sunday in Greenwich, but Monday in Berlin.
  await visit(site, '2026-11-22T23:30:00Z', 'b')
  const [mail] = await mailsAt(MONDAY + MINUTE_MS)
  expect(mail).toMatchObject({
    partner_id: host.fixture.ours,
    subject: 'Visits of Harbour last week',
    recipients: [{ name: 'Jo Lund', email: 'jo@harbour.test' }],
    from_name: 'Studio North',
  })
  expect(mail?.text.split('\n\n')).toEqual([
    'Visits of Harbour last week',
    'Hello Jo Lund,',
    'From November 16, 2026 to November 22, 2026 your website had 2 visits by 1 visitor.',
    'That is 100% more than the week before.',
    'Most visited pages: /menu (2), / (1)',
    expect.stringMatching(/^End the weekly mail: https:\/\/partner\.example\/no-weekly-mail\/\S+$/),
    '-- \nStudio North',
  ])
  expect(mail?.html).toContain('aa0000')
})

it('is ended by the customer, by a button behind its link or that of the mail program, and by nobody else', async () => {
  await setMail(true)
  const [mail] = await mailsAt(MONDAY + MINUTE_MS)
  const url = mail?.refusal_url ?? ''
  expect(mail?.html).toContain(url)
  const ending = new URL(url).pathname
  const post = (to: string) =>
    host.app.request(to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const isOn = async () => (await ask(admin, 'GET', `/api/website/${harbour}/statistics`)).body.weeklyMail
  admin = await as(host, 'admin')

  // Programs that scan mails follow links.
  const page = await (await host.app.request(ending)).text()
  expect(page).toContain('Studio North writes to you each week how many visits Harbour had')
  const [, token] = ending.slice(1).split('/')
  for (const wrong of [`${ending}x`, `/no-weekly-mail/${token?.split('.')[0]}`, `/no-weekly-mail/999.${token?.split('.')[1]}`])
    expect((await post(wrong)).status).toBe(404)
  expect(await isOn()).toBe(true)

  const answer = await post(ending)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You get no more weekly mails about Harbour')])
  expect(await isOn()).toBe(false)
  await post(ending)
  expect((await logOf(host, harbour)).filter((text) => text.includes('by its link'))).toEqual([
    'The customer ended the weekly mail about visits by its link',
  ])
  expect(await mailsAt(MONDAY + 9 * DAY_MS)).toHaveLength(1)
})

it('has the brand of the reseller where the agency has none of its own', async () => {
  const { open, fixture } = host
  const { ours, theirs } = fixture
  await open.db
    .insertInto('client_defaults')
    .values({ partner_id: theirs, settings: JSON.stringify({ color: '00aa00' }) })
    .execute()
  const brand = (color: object, parent_id: number | null) =>
    open.db
      .updateTable('partners')
      .set({ settings: JSON.stringify({ companyName: 'Studio North', ...color }), parent_id })
      .where('id', '=', ours)
      .execute()
  await brand({}, theirs)
  expect(await (await admin.get(`/website/${harbour}/statistics/mail`)).text()).toContain('00aa00')
  await brand({ color: 'aa0000' }, null)
})

it('is previewed in the language of the customer, with nothing that runs', async () => {
  await host.open.db.updateTable('websites').set({ language: 'de', title: '<b>Hafen' }).where('id', '=', harbour).execute()
  await visit(site, '2026-11-09T10:00:00Z', 'a')
  const answer = await admin.get(`/website/${harbour}/statistics/mail`)
  const html = await answer.text()
  expect(html).toContain('Besuche von &lt;b&gt;Hafen in der letzten Woche')
  expect(html).toContain('1 Besuch von 1 Person')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  await ask(admin, 'PATCH', `/api/website/${harbour}/statistics/disable`)
  expect((await admin.get(`/website/${harbour}/statistics/mail`)).status).toBe(404)
})

it('needs an address, counted visits, and somebody who may switch them', async () => {
  const { editor, sales } = host.fixture.users
  await host.open.db.updateTable('websites').set({ assigned_to: editor, closed_by: sales }).where('id', '=', harbour).execute()
  const status = async (role: RoleName) => (await setMail(true, await as(host, role))).status
  expect([await status('support'), await status('design'), await status('editor'), await status('sales')]).toEqual([200, 403, 403, 403])
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await setMail(true, stranger)).status).toBe(404)
  expect((await stranger.get(`/website/${harbour}/statistics/mail`)).status).toBe(404)
  expect((await setMail('yes')).status).toBe(422)
  await setMail(false)
  await host.open.db.updateTable('websites').set({ customer: '{}' }).where('id', '=', harbour).execute()
  expect((await setMail(true)).status).toBe(422)
  await ask(admin, 'PATCH', `/api/website/${harbour}/statistics/disable`)
  expect((await setMail(true)).status).toBe(404)
})

describe('the visits of all websites', () => {
  const list = async (query: string, browser = admin) => ask(browser, 'GET', `/api/websites/statistics?${query}`)
  const titles = async (query: string) => (await list(query)).body.items.map(({ title }: { title: string }) => title)

  beforeEach(async () => {
    await host.open.db.deleteFrom('websites').where('id', '!=', harbour).execute()
    const bakery = await add(host, { title: 'Bakery', domain: 'bakery.example' })
    await add(host, { title: 'Uncounted' })
    const other = (await ask(admin, 'PATCH', `/api/website/${bakery}/statistics/enable`)).body.id
    const days = (from: number, count: number, of: number) =>
      Promise.all(
        Array.from({ length: count }, (_, nth) => visit(of, new Date(NOW.getTime() - from * DAY_MS).toISOString(), `${from}-${nth}`)),
      )
    await days(1, 3, site)
    await days(8, 6, site)
    await days(2, 2, other)
    await days(9, 1, other)
  })

  it('are compared with those of the days before', async () => {
    const { items, pagination } = (await list('period=week&sort=-visits')).body
    expect(items).toMatchObject([
      { id: harbour, title: 'Harbour', enabled: true, visits: 3, previous: 6, change: -0.5 },
      { title: 'Bakery', domain: 'bakery.example', visits: 2, previous: 1, change: 1 },
      { title: 'Uncounted', enabled: false, visits: null, previous: null, change: null },
    ])
    expect(pagination.total).toBe(3)
    expect((await list('period=month')).body.items[1]).toMatchObject({ title: 'Harbour', visits: 9, previous: 0, change: null })
  })

  it.each([
    ['sort=visits', ['Uncounted', 'Bakery', 'Harbour']],
    ['sort=-change', ['Bakery', 'Harbour', 'Uncounted']],
    ['sort=-title', ['Uncounted', 'Harbour', 'Bakery']],
    ['search=bak', ['Bakery']],
    ['search=bakery.example', ['Bakery']],
    ['limit=1&page=2&sort=title', ['Harbour']],
  ])('are found and ordered by %s', async (query, expected) => {
    expect(await titles(`period=week&${query}`)).toEqual(expected)
  })

  it('are for those who lead the agency, and of their own websites', async () => {
    for (const [role, status] of [
      ['manager', 200],
      ['support', 403],
      ['design', 403],
      ['editor', 403],
      ['sales', 403],
    ] as const) {
      const browser = await as(host, role)
      expect([role, (await list('', browser)).status, (await browser.get('/websites/statistics')).status]).toEqual([role, status, status])
    }
    const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect((await list('', stranger)).body.items).toEqual([])
    expect((await list('sort=secret')).status).toBe(422)
    expect((await list('period=range')).status).toBe(422)
  })
})
