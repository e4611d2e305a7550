/** @jest-environment ./test/server/support/environment.cjs */
import { DAY_MS, STATUSES, usualTicketScope, usualTodoScope } from '../../../../src/model'
import { addMessage, addTodo, addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(() => host.open.db.deleteFrom('websites').execute())

const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const YESTERDAY = '2026-11-20'
const TODAY = '2026-11-21'

async function counts(role: keyof TestHost['fixture']['users'] = 'admin'): Promise<Record<string, number>> {
  const browser = await host.as(host.fixture.users[role], host.fixture.ours)
  return (await browser.get('/api/sidebar_counts')).json()
}

const add = (values: Parameters<typeof addWebsite>[2] = {}) => addWebsite(host.open.db, host.fixture.ours, values)
const allStatuses = (on: boolean) =>
  host.open.db
    .updateTable('partners')
    .set({ status_settings: on ? JSON.stringify(Object.fromEntries(STATUSES.map((status) => [status, true]))) : '{}' })
    .execute()

it('has a number for every view, also when there is nothing', async () => {
  expect(await counts()).toEqual({
    next: 0,
    overview: 0,
    tickets: 0,
    unassigned: 0,
    'overdue-todos': 0,
    'overdue-websites': 0,
    reengage: 0,
    leads: 0,
    assign: 0,
    'all-websites': 0,
  })
})

it('counts in the overview what is active, done for at most 30 days, and no template', async () => {
  await add({ status: 'preparation' })
  await add({ status: 'lead_interest' })
  await add({ status: 'done', status_date: ago(29) })
  await add({ status: 'done', status_date: ago(31) })
  await add({ status: 'creation', is_template: true })
  await add({ status: 'creation', deleted_at: NOW })
  expect(await counts()).toMatchObject({ overview: 2, 'all-websites': 4 })
  await allStatuses(true)
  expect(await counts()).toMatchObject({ overview: 3 })
  await allStatuses(false)
})

it('counts as overdue what was due before today in the zone of the partner and is not done', async () => {
  await add({ due_date: YESTERDAY })
  await add({ due_date: TODAY })
  await add({ due_date: YESTERDAY, status: 'done' })
  await add({ due_date: YESTERDAY, is_template: true })
  expect(await counts()).toMatchObject({ 'overdue-websites': 1 })
  // Noon in UTC: on Kiritimati, 14 hours ahead, the next day has begun.
  const partner = host.open.db.updateTable('partners').where('id', '=', host.fixture.ours)
  await partner.set({ time_zone: 'Pacific/Kiritimati' }).execute()
  expect(await counts()).toMatchObject({ 'overdue-websites': 2 })
  await partner.set({ time_zone: 'Europe/Berlin' }).execute()
})

it('counts customers that were silent for 14 days in three statuses', async () => {
  for (const status of ['lead_interest', 'preparation', 'creation_customer', 'creation', 'done'] as const)
    await add({ status, customer_active_at: ago(15) })
  await add({ customer_active_at: ago(13) })
  await add({ customer_active_at: null, created_at: ago(20) })
  expect(await counts()).toMatchObject({ reengage: 4 })
})

it.each(['manager', 'editor', 'sales'] as const)('counts for %s as many overdue to-dos as the list opens with', async (role) => {
  const { ours, users } = host.fixture
  const id = await add({ assigned_to: users[role] })
  for (const to of ['manager', 'editor', 'sales', 'sales'] as const)
    await addTodo(host.open.db, ours, id, { to_user_id: users[to], due_date: YESTERDAY })
  const browser = await host.as(users[role], ours)
  const scope = usualTodoScope([`partner_${role}`])
  const { pagination } = await (await browser.get(`/api/todo?overdue=1&scope=${scope}`)).json()
  expect(pagination.total).toBeGreaterThan(0)
  expect(await counts(role)).toMatchObject({ 'overdue-todos': pagination.total })
})

it.each(['admin', 'manager', 'support', 'design', 'editor'] as const)(
  'counts for %s as many tickets as the list opens with',
  async (role) => {
    const { db } = host.open
    const { ours, users } = host.fixture
    for (const assigned_to of [users[role], users.sales, null]) await addMessage(db, ours, await add({ assigned_to }))
    const browser = await host.as(users[role], ours)
    const { pagination } = await (await browser.get(`/api/ticket?scope=${usualTicketScope([`partner_${role}`])}`)).json()
    expect(pagination.total).toBeGreaterThan(0)
    expect(await counts(role)).toMatchObject({ tickets: pagination.total })
  },
)

it('counts leads, and what waits to be assigned', async () => {
  await add({ status: 'lead_preparation' })
  await add({ status: 'lead_interest' })
  await add({ status: 'preparation_done' })
  await add({ status: 'preparation_done', assigned_to: host.fixture.users.design })
  expect(await counts()).toMatchObject({ leads: 2, assign: 1 })
})

it('counts open messages from customers, open mails, and my overdue to-dos', async () => {
  const { db } = host.open
  const { ours, users } = host.fixture
  const website = await add()
  await addMessage(db, ours, website)
  await addMessage(db, ours, website, { done: true })
  await addMessage(db, ours, website, { category: 'intern' })
  await addTodo(db, ours, website, { to_user_id: users.admin, due_date: YESTERDAY })
  await addTodo(db, ours, website, { to_user_id: users.admin, due_date: TODAY })
  await addTodo(db, ours, website, { to_user_id: users.admin, due_date: YESTERDAY, done: true })
  await addTodo(db, ours, website, { to_user_id: users.sales, from_user_id: users.admin, due_date: YESTERDAY })
  expect(await counts()).toMatchObject({ tickets: 1, 'overdue-todos': 1, unassigned: 0 })
  // Whoever leads sees the list of the team first.
  expect(await counts('manager')).toMatchObject({ 'overdue-todos': 2 })
})

it('counts for sales and editor only what is their own', async () => {
  const { db } = host.open
  const { ours, users } = host.fixture
  const roles = ['assigned_to', 'closed_by', 'designed_by', 'serviced_by', 'created_by'] as const
  for (const role of roles) await add({ [role]: users.editor, due_date: YESTERDAY })
  const other = await add({ assigned_to: users.admin, due_date: YESTERDAY })
  await addMessage(db, ours, other)
  await db.insertInto('follows').values({ website_id: other, user_id: users.editor, created_at: NOW }).execute()
  expect(await counts('editor')).toMatchObject({ 'all-websites': 5, 'overdue-websites': 5, tickets: 0 })
  expect(await counts('sales')).toMatchObject({ 'all-websites': 0, 'overdue-websites': 0, tickets: 0 })
  expect(await counts('admin')).toMatchObject({ 'all-websites': 6, 'overdue-websites': 6, tickets: 1 })
})

it('never counts what belongs to another partner', async () => {
  const website = await addWebsite(host.open.db, host.fixture.theirs, { due_date: YESTERDAY, status: 'preparation_done' })
  await addMessage(host.open.db, host.fixture.theirs, website)
  expect(Object.values(await counts()).every((count) => count === 0)).toBe(true)
})

it('follows the clock', async () => {
  await add({ due_date: TODAY })
  expect(await counts()).toMatchObject({ 'overdue-websites': 0 })
  const { clock } = host.services
  const offset = clock.now().getTime() - Date.now()
  await clock.setOffset(offset + DAY_MS)
  expect(await counts()).toMatchObject({ 'overdue-websites': 1 })
  await clock.setOffset(offset)
})

describe('goals', () => {
  const goals = async () => {
    const browser = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    return ((await (await browser.get('/goals')).json()) as { result: Record<string, boolean> }).result
  }

  it('are reached by what the partner did', async () => {
    const { db } = host.open
    const { theirs, both } = host.fixture
    await db.deleteFrom('memberships').where('partner_id', '=', theirs).where('user_id', '=', both).execute()
    expect(Object.values(await goals())).toEqual(Array.from({ length: 7 }, () => false))
    const website = await addWebsite(db, theirs)
    expect(await goals()).toMatchObject({ hasCreatedWebsite: true, hasReceivedMessage: false })
    await addMessage(db, theirs, website, { source: 'feedback' })
    await db
      .updateTable('websites')
      .set({ customer_invited_at: NOW, checked_at: NOW, published_at: NOW })
      .where('id', '=', website)
      .execute()
    await db
      .insertInto('memberships')
      .values({ partner_id: theirs, user_id: both, roles: ['partner_admin'], created_by: null, created_at: NOW })
      .execute()
    expect(Object.values(await goals())).toEqual(Array.from({ length: 7 }, () => true))
  })
})
