/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import type { HostEvent } from '../../../demo/kernel/eventHub'
import { notifySubstitutes } from '../../../demo/features/profile/notifySubstitutes'
import { sendNotifications } from '../../../demo/outbox/mail/sendNotifications'
import { HOUR_MS, MINUTE_MS } from '../../../src/model'
import { add, as, ask } from '../support/ask'
import type { Browser } from '../support/Browser'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let admin: Browser
let website: number
const heard: HostEvent[] = []
beforeAll(async () => {
  host = await startTestHost()
  host.services.events.subscribe((event) => heard.push(event))
})
afterAll(() => host.close())
beforeEach(async () => {
  const { db } = host.open
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('outgoing_mails').execute()
  const nothing = { notification_settings: '{}', app_notifications: '{}', digest: 'now' as const, language: 'en' }
  await db
    .updateTable('users')
    .set({ ...nothing, inactive_from: null, inactive_until: null, substitute_id: null })
    .execute()
  await db.updateTable('partners').set({ time_zone: 'Europe/Berlin' }).execute()
  await host.services.clock.setOffset(Date.parse('2026-11-21T12:00:00Z') - Date.now())
  admin = await as(host, 'admin')
  website = await add(host, { title: 'Bakery' })
})

type Person = keyof TestHost['fixture']['users']
const set = (person: Person, values: object) =>
  host.open.db.updateTable('users').set(values).where('id', '=', host.fixture.users[person]).execute()
const wants = (person: Person, ...flags: string[]) =>
  set(person, { notification_settings: JSON.stringify(Object.fromEntries(flags.map((flag) => [flag, true]))) })
const assign = (person: Person, browser = admin) => ask(browser, 'POST', `/website/${website}/assign/${host.fixture.users[person]}`)
const later = (milliseconds: number) => host.services.clock.setOffset(host.services.clock.now().getTime() - Date.now() + milliseconds)

async function mails(): Promise<[to: string, subject: string][]> {
  await sendNotifications(host.services)
  const rows = await host.open.db.selectFrom('outgoing_mails').select(['recipients', 'subject']).orderBy('id').execute()
  return rows.map(({ recipients, subject }) => [recipients[0]?.email ?? '', subject])
}

describe('what people want to be mailed', () => {
  it('goes to them alone, in their language, and never to whoever did it', async () => {
    await wants('support', 'websiteAssignedToMe')
    await wants('admin', 'websiteAssignedToMe')
    await wants('manager', 'todoAssignedToMe')
    await set('support', { language: 'de' })
    await assign('support')
    await assign('admin')
    await assign('manager')
    expect(await mails()).toEqual([['support@ours.test', 'admin Tester hat Ihnen „Bakery“ zugewiesen']])
    expect(await mails()).toHaveLength(1)
  })

  it('is each of the events', async () => {
    await wants('support', 'newWebsiteCreated', 'todoAssignedToMe', 'followedWebsiteChanged')
    await wants('editor', 'websiteStatusChanged', 'newWebsiteCreated')
    await host.open.db.updateTable('websites').set({ designed_by: host.fixture.users.editor }).where('id', '=', website).execute()
    await ask(await as(host, 'support'), 'POST', `/api/follow/website/${website}`)
    await ask(admin, 'POST', `/website/${website}/status`, { status: 'creation' })
    await ask(admin, 'POST', `/website/${website}/todo/create`, { description: 'Call', to: host.fixture.users.support })
    await ask(admin, 'POST', `/website/${website}/todo/create`, { description: 'Hush', to: host.fixture.users.support, notify: false })
    await ask(admin, 'POST', '/api/websites', { title: 'New one' })
    await sendNotifications(host.services)
    const rows = await host.open.db.selectFrom('outgoing_mails').select(['recipients', 'text']).execute()
    const textOf = (person: Person) => rows.find(({ recipients }) => recipients[0]?.email === `${person}@ours.test`)?.text
    expect(textOf('support')).toContain('admin Tester gave you a to-do for “Bakery”: Call')
    expect(textOf('support')).toContain('admin Tester created “New one”')
    expect(textOf('support')).toContain('admin Tester moved “Bakery” to Creation')
    expect(textOf('support')).not.toContain('Hush')
    // Editors see their own websites only.
    expect(textOf('editor')).toContain('admin Tester moved “Bakery” to Creation')
    expect(textOf('editor')).not.toContain('New one')
  })

  it('comes together after some minutes, or in the morning of the team', async () => {
    await wants('support', 'websiteAssignedToMe')
    await wants('manager', 'websiteAssignedToMe')
    await set('support', { digest: 'batch' })
    await set('manager', { digest: 'daily' })
    await assign('support')
    await assign('manager')
    await later(4 * MINUTE_MS)
    await assign('support')
    expect(await mails()).toEqual([])
    await later(MINUTE_MS)
    expect(await mails()).toEqual([['support@ours.test', '2 pieces of news from Ours']])
    // 7:59 in Berlin.
    await host.services.clock.setOffset(Date.parse('2026-11-22T06:59:00Z') - Date.now())
    expect(await mails()).toHaveLength(1)
    await later(2 * MINUTE_MS)
    expect(await mails()).toContainEqual(['manager@ours.test', 'admin Tester made you responsible for “Bakery”'])
  })

  it('is not of what has been deleted meanwhile', async () => {
    await wants('support', 'websiteAssignedToMe')
    await assign('support')
    await host.open.db.updateTable('websites').set({ deleted_at: new Date() }).where('id', '=', website).execute()
    expect(await mails()).toEqual([])
    expect(await host.open.db.selectFrom('notifications').select('id').execute()).toEqual([])
  })
})

it('what people want to see is told to their pages at once', async () => {
  await set('support', { app_notifications: JSON.stringify({ websiteAssignedToMe: true }) })
  await assign('support')
  const event = { kind: 'notification', userId: host.fixture.users.support, websiteId: website }
  await sql`select 1`.execute(host.open.db)
  await new Promise<void>((resolve) => {
    const look = () => (heard.some(({ kind }) => kind === 'notification') ? resolve() : setTimeout(look, 5))
    look()
  })
  expect(heard).toContainEqual(expect.objectContaining({ ...event, text: 'admin Tester made you responsible for “Bakery”' }))
  expect(await mails()).toEqual([])
})

describe('whoever stands in', () => {
  const leave = (from: string | null) =>
    set('support', { inactive_from: from, inactive_until: '2026-12-04', substitute_id: host.fixture.users.manager, substitute_told: false })

  it('hears of what the absent person is given, from the first day on', async () => {
    await leave('2026-11-22')
    await assign('support')
    expect(await mails()).toEqual([])
    await later(24 * HOUR_MS)
    // Nobody stays signed in that long.
    admin = await as(host, 'admin')
    await assign('admin')
    await assign('support')
    expect(await mails()).toEqual([
      ['manager@ours.test', 'You stand in for support Tester: admin Tester made you responsible for “Bakery”'],
    ])
  })

  it('is told once that the absence has begun, with what is due', async () => {
    await leave('2026-11-22')
    await host.open.db
      .updateTable('websites')
      .set({ assigned_to: host.fixture.users.support, due_date: '2026-11-30', status: 'creation' })
      .where('id', '=', website)
      .execute()
    await notifySubstitutes(host.services)
    expect(await mails()).toEqual([])
    await later(24 * HOUR_MS)
    await notifySubstitutes(host.services)
    await notifySubstitutes(host.services)
    expect(await mails()).toEqual([['manager@ours.test', 'You stand in for support Tester until Dec 4, 2026']])
    const { text } = await host.open.db.selectFrom('outgoing_mails').select('text').executeTakeFirstOrThrow()
    expect(text).toContain('1 website and 0 to-dos')
  })
})
