/** @jest-environment ./test/server/support/environment.cjs */
import { addWebsite, type RoleName } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

// It is Saturday, 2026-11-21; the week began on the 16th.
let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
  const { db } = host.open
  const { ours, theirs, users } = host.fixture
  const { design, editor } = users
  const own = await addWebsite(db, ours, { assigned_to: design, due_date: '2026-11-20' })
  await addWebsite(db, ours, { assigned_to: design, due_date: '2026-11-21' })
  await addWebsite(db, ours, { assigned_to: design })
  await addWebsite(db, ours, { assigned_to: design, due_date: '2026-11-01', status: 'done' })
  await addWebsite(db, ours, { assigned_to: design, due_date: '2026-11-01', is_template: true })
  await addWebsite(db, ours, { assigned_to: design, due_date: '2026-11-01', deleted_at: new Date() })
  await addWebsite(db, ours, { assigned_to: design, due_date: '2026-11-01', lost_at: new Date() })
  await addWebsite(db, theirs, { assigned_to: design, due_date: '2026-11-01' })
  await work(own, design, '2026-11-16T08:00:00Z', 3_600)
  await work(own, design, '2026-11-20T08:00:00Z', 1_800)
  // Sunday evening, in the zone of the partner.
  await work(own, design, '2026-11-15T22:59:59Z', 7_200)
  await work(own, editor, '2026-11-18T08:00:00Z', 60)
})
afterAll(() => host.close())

const work = (website_id: number, user_id: number, startedAt: string, seconds: number) =>
  host.open.db
    .insertInto('work_sessions')
    .values({
      partner_id: host.fixture.ours,
      website_id,
      user_id,
      status: 'preparation',
      started_at: new Date(startedAt),
      last_tick_at: new Date(startedAt),
      ended_at: new Date(Date.parse(startedAt) + seconds * 1_000),
      seconds,
      reason: null,
      comment: null,
      edited_by: null,
      edited_at: null,
    })
    .execute()

interface Member {
  id: number
  openWebsites: number
  overdueWebsites: number
  secondsThisWeek: number | null
}

async function workOf(person: RoleName, seenBy: RoleName): Promise<Member | undefined> {
  const browser = await host.as(host.fixture.users[seenBy], host.fixture.ours)
  const { items } = (await (await browser.get('/api/users/list')).json()) as { items: Member[] }
  return items.find(({ id }) => id === host.fixture.users[person])
}

it('says how many websites people have in work, how many of them are late, and how long they worked this week', async () => {
  expect(await workOf('design', 'manager')).toMatchObject({ openWebsites: 3, overdueWebsites: 1, secondsThisWeek: 5_400 })
  expect(await workOf('support', 'manager')).toMatchObject({ openWebsites: 0, overdueWebsites: 0, secondsThisWeek: 0 })
})

it('says of a website how long was worked on it', async () => {
  const browser = await host.as(host.fixture.users.manager, host.fixture.ours)
  const { items } = (await (await browser.get('/api/websites?sort=created&limit=2')).json()) as { items: { tracked: number }[] }
  expect(items.map(({ tracked }) => tracked)).toEqual([3_600 + 1_800 + 7_200 + 60, 0])
})

it('keeps the time of others from those who may only see their own', async () => {
  expect(await workOf('design', 'editor')).toMatchObject({ openWebsites: 3, secondsThisWeek: null })
  expect(await workOf('editor', 'editor')).toMatchObject({ secondsThisWeek: 60 })
})
