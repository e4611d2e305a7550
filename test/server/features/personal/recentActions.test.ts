/** @jest-environment ./test/server/support/environment.cjs */
import { MINUTE_MS, perStatus, UNDO_SERVER_TTL_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, configure, type Json } from '../../support/ask'

let host: TestHost
let [laptop, phone, support]: Browser[] = []
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  await host.open.db.deleteFrom('recent_actions').execute()
  await configure(host, { status_settings: perStatus(() => true), validation_settings: {}, todos_for_status: {} })
  ;[laptop, phone, support] = await Promise.all([as(host, 'admin'), as(host, 'admin'), as(host, 'support')])
})

const call = (browser: Browser | undefined, method: string, body?: unknown) => ask(browser as Browser, method, '/api/recent-actions', body)
const list = async (browser = phone): Promise<Json[]> => (await call(browser, 'GET')).body.items
const move = async (id: number, status: string, browser = laptop): Promise<number> =>
  (await ask(browser as Browser, 'POST', `/website/${id}/status`, { status })).body.change
const takeBack = (change: number) => ask(phone as Browser, 'POST', '/api/websites/take-back', { changes: [change] })
const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
const keep = (nth: number, items: object[], browser = laptop) =>
  call(browser, 'PUT', { id: idOf(nth), text: `Action ${nth}`, total: items.length, items })

const CITY = {
  look: { route: 'api_website_customer', params: { website: 1 }, within: 'customer' },
  was: { city: 'Kiel' },
  calls: [{ route: 'api_website_customer_property', params: { website: 1 }, body: { value: 'Husum' }, version: 'body' }],
}

it('keeps what somebody has done for their other devices, and for nobody else', async () => {
  expect((await keep(1, [CITY])).status).toBe(204)
  await host.setClock(MINUTE_MS)
  await keep(2, [CITY])
  // Sent again because no answer came.
  await keep(1, [CITY])
  expect((await list()).map(({ text }) => text)).toEqual(['Action 2', 'Action 1'])
  expect((await list())[1]).toMatchObject({ id: idOf(1), total: 1, items: [CITY], changed: 0, reason: null })
  expect(await list(support)).toEqual([])
  // The same person at another partner.
  await host.open.db.updateTable('recent_actions').set({ partner_id: host.fixture.theirs }).execute()
  expect(await list()).toEqual([])
})

it('takes off what has been taken back, of one’s own alone', async () => {
  await keep(1, [CITY, { ...CITY, was: { city: 'Ulm' } }])
  for (const items of [[], [CITY]]) await call(support, 'PATCH', { id: idOf(1), items })
  expect((await list())[0]?.items).toHaveLength(2)
  await call(phone, 'PATCH', { id: idOf(1), items: [CITY] })
  expect((await list(laptop))[0]).toMatchObject({ total: 2, items: [CITY] })
  await call(phone, 'PATCH', { id: idOf(1), items: [] })
  expect(await list(laptop)).toEqual([])
})

it('knows which changes of websites have been taken back, whoever’s page did it', async () => {
  const [one, two] = [await add(host), await add(host)]
  const changes = [await move(one, 'creation'), await move(two, 'creation')]
  await keep(
    1,
    changes.map((change) => ({ change })),
  )
  await takeBack(changes[0] ?? 0)
  expect((await list())[0]).toMatchObject({ total: 2, items: [{ change: changes[1] }], changed: 0 })
  await takeBack(changes[1] ?? 0)
  expect(await list()).toEqual([])
})

it('says which changes would stay, and of a single one who has changed the same since', async () => {
  const [one, two] = [await add(host), await add(host)]
  const changes = [await move(one, 'creation'), await move(two, 'creation')]
  await keep(
    1,
    changes.map((change) => ({ change })),
  )
  await keep(2, [{ change: changes[0] }])
  await move(one, 'change', support)
  const [single, both] = await list()
  expect(both).toMatchObject({ changed: 1, reason: null })
  expect(single).toMatchObject({ changed: 1, reason: 'support Tester has changed it since: Status: Creation → Change request' })
})

it('says so of a website that is in the recycle bin, and of changes that are not one’s own', async () => {
  const id = await add(host)
  const theirs = await move(id, 'creation', support)
  await keep(1, [{ change: theirs }])
  await keep(2, [{ change: await move(id, 'change') }])
  await ask(laptop as Browser, 'DELETE', `/website/${id}/delete`)
  expect(await list()).toMatchObject([
    { changed: 1, reason: null },
    { changed: 1, reason: null },
  ])
})

it('keeps the newest fifty, for a day', async () => {
  for (let nth = 1; nth <= 52; nth++) {
    await host.setClock(nth * 1_000)
    await keep(nth, [CITY])
  }
  const texts = (await list()).map(({ text }) => text)
  expect(texts).toHaveLength(50)
  expect([texts[0], texts.at(-1)]).toEqual(['Action 52', 'Action 3'])
  await host.setClock(UNDO_SERVER_TTL_MS + MINUTE_MS)
  expect(await list(await as(host, 'admin'))).toEqual([])
})

it.each([
  ['no name', { text: 'x', total: 1, items: [CITY] }],
  ['a name that is none', { id: '1', text: 'x', total: 1, items: [CITY] }],
  ['too long a text', { id: idOf(1), text: 'x'.repeat(1_001), total: 1, items: [CITY] }],
  ['no way back', { id: idOf(1), text: 'x', total: 1, items: [] }],
  ['a change that is none', { id: idOf(1), text: 'x', total: 1, items: [{ change: -1 }] }],
  ['more than can be', { id: idOf(1), text: 'x', total: 1, items: Array.from({ length: 2_001 }, () => ({ change: 1 })) }],
])('refuses %s', async (_, body) => {
  expect((await call(laptop, 'PUT', body)).status).toBe(422)
})

it('tells the other pages of the same person, and nobody else’s', async () => {
  const heard: unknown[] = []
  const stop = host.services.events.subscribe((event) => heard.push(event))
  await keep(1, [CITY])
  stop()
  expect(heard).toContainEqual({ kind: 'actions', partnerId: host.fixture.ours, userId: host.fixture.users.admin })
})
