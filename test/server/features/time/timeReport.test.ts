/** @jest-environment ./test/server/support/environment.cjs */
import type { Status } from '../../../../src/model'
import { addMember, ROLE_NAMES, type RoleName } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json } from '../../support/ask'

let host: TestHost
let harbour: number
let bakery: number
beforeAll(async () => {
  host = await startTestHost()
  const { users } = host.fixture
  harbour = await add(host, { title: 'Harbour 100%' })
  bakery = await add(host, { title: 'Bakery', assigned_to: users.editor })
  await work(harbour, 'design', '2026-11-02T08:00:00Z', 61)
  await work(harbour, 'design', '2026-11-02T09:00:00Z', 3_600)
  await work(harbour, 'support', '2026-11-09T08:00:00Z', 899)
  // The next day in Berlin, the zone of the partner.
  await work(bakery, 'design', '2026-11-09T23:30:00Z', 1, 'creation')
  await work(bakery, 'design', '2026-10-31T22:59:59Z', 7_200)
  await work(await add(host, { title: 'Binned', deleted_at: new Date() }), 'design', '2026-11-03T08:00:00Z', 50)
  await host.open.db
    .insertInto('work_sessions')
    .values({ ...session(harbour, 'sales', '2026-11-20T08:00:00Z'), ended_at: null, last_tick_at: new Date() })
    .execute()
})
afterAll(() => host.close())

const session = (websiteId: number, who: RoleName, startedAt: string, status: Status = 'preparation') => ({
  partner_id: host.fixture.ours,
  website_id: websiteId,
  user_id: host.fixture.users[who],
  status,
  started_at: new Date(startedAt),
  last_tick_at: new Date(startedAt),
  reason: null,
  comment: null,
  edited_by: null,
  edited_at: null,
})
const work = (websiteId: number, who: RoleName, startedAt: string, seconds: number, status?: Status) =>
  host.open.db
    .insertInto('work_sessions')
    .values({ ...session(websiteId, who, startedAt, status), ended_at: new Date(Date.parse(startedAt) + seconds * 1_000), seconds })
    .execute()

const path = (query: string) => `/api/tools/timereport?from=2026-11-01&to=2026-11-30&${query}`
const report = async (query: string, role: RoleName = 'admin'): Promise<Json> => (await ask(await as(host, role), 'GET', path(query))).body
const sums = ({ rows }: Json) => rows.map(({ key, seconds }: Json) => [key, seconds])

it.each([
  [
    'person',
    () => [
      [String(host.fixture.users.design), 3_662],
      [String(host.fixture.users.support), 899],
    ],
  ],
  [
    'website',
    () => [
      [String(harbour), 4_560],
      [String(bakery), 1],
    ],
  ],
  [
    'status',
    () => [
      ['preparation', 4_560],
      ['creation', 1],
    ],
  ],
  [
    'day',
    () => [
      ['2026-11-02', 3_661],
      ['2026-11-09', 899],
      ['2026-11-10', 1],
    ],
  ],
  [
    'week',
    () => [
      ['2026-11-02', 3_661],
      ['2026-11-09', 900],
    ],
  ],
  ['month', () => [['2026-11-01', 4_561]]],
])('adds up by %s, to the second', async (group, expected) => {
  const body = await report(`group=${group}`)
  expect(sums(body)).toEqual(expected())
  expect(body.total).toEqual({ entries: 4, seconds: 4_561, roundedSeconds: null })
})

it('names people and websites', async () => {
  expect((await report('group=website')).rows[0].label).toBe('Harbour 100%')
  expect((await report('group=person')).rows[0].label).toBe('design Tester')
})

it.each([
  ['1', [120 + 3_600 + 60, 900]],
  ['5', [300 + 3_600 + 300, 900]],
  ['15', [900 + 3_600 + 900, 900]],
])('rounds every entry up to %s min; rows add up to the total', async (round, expected) => {
  const { rows, total } = await report(`group=person&round=${round}`)
  expect(rows.map((row: Json) => row.roundedSeconds)).toEqual(expected)
  expect(total).toEqual({ entries: 4, seconds: 4_561, roundedSeconds: expected.reduce((sum, one) => sum + one, 0) })
})

it.each([
  ['status=creation', 1],
  ['website=harbour', 4_560],
  ['website=100%25', 4_560],
  ['website=%25', 4_560],
  ['website=nothing', 0],
])('counts only what %s finds', async (filter, seconds) => {
  expect((await report(`group=person&${filter}`)).total.seconds).toBe(seconds)
})

it('counts one person only', async () => {
  expect((await report(`group=day&person=${host.fixture.users.support}`)).total.seconds).toBe(899)
})

it.each([
  'from=2026-11-01&to=2026-11-30',
  'from=2026-11-01&to=2026-11-30&group=mood',
  'from=2026-11-01&to=2026-11-30&group=day&round=7',
  'from=2026-11-01&to=2026-11-30&group=day&status=x',
  'from=2026-11-01&to=2026-11-30&group=day&person=x',
  'from=2026-11-01&to=2026-10-01&group=day',
  'from=2026-11-01&to=2027-12-01&group=day',
])('refuses %s', async (query) => {
  expect((await ask(await as(host, 'admin'), 'GET', `/api/tools/timereport?${query}`)).status).toBe(422)
})

it('shows the time of all websites to admins and managers, and nothing of other partners', async () => {
  const seen = await Promise.all(ROLE_NAMES.map(async (role) => [role, (await report('group=day', role)).total?.seconds]))
  expect(Object.fromEntries(seen)).toEqual({
    admin: 4_561,
    manager: 4_561,
    support: undefined,
    design: undefined,
    editor: undefined,
    sales: undefined,
    user: undefined,
  })
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await ask(stranger, 'GET', path('group=day'))).body.total.seconds).toBe(0)
})

it('still names who has left', async () => {
  const { open, fixture } = host
  await open.db.deleteFrom('memberships').where('user_id', '=', fixture.users.support).execute()
  expect((await report('group=person')).rows[1].label).toBe('support Tester')
  await addMember(open.db, fixture.ours, fixture.users.support, 'support')
})

it('is a page for those whose plan has the tools', async () => {
  const manager = await as(host, 'manager')
  const page = async () => (await manager.get('/tools/timereport')).status
  expect(await page()).toBe(200)
  expect((await (await as(host, 'editor')).get('/tools/timereport')).status).toBe(403)
  await host.open.db.updateTable('partners').set({ flags: '{}' }).execute()
  expect([await page(), (await ask(manager, 'GET', path('group=day'))).status]).toEqual([402, 402])
})
