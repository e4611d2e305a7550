/** @jest-environment ./test/server/support/environment.cjs */
import { byPoints, DAY_MS, NEXT_KINDS, NEXT_ROWS_MAX, type NextKind } from '../../../../src/model'
import { addMessage, addTodo, addWebsite, NOW, type RoleName } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

interface Row {
  kind: NextKind
  id: number
  title: string
  days: number
  since: string | null
  dueDate: string | null
  customer: string | null
  fault: string | null
  statusAge: number | null
  website: { id: number; title: string; assigned_to: { id: number } | null } | null
}
interface Queue {
  items: Row[]
  counts: Record<string, number>
  total: number
}

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.open.db.deleteFrom('domains').execute()
  await host.open.db.deleteFrom('websites').execute()
})

const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const TODAY = '2026-11-21'
const YESTERDAY = '2026-11-20'

async function queue(role: RoleName = 'admin', query = ''): Promise<Queue> {
  const browser = await host.as(host.fixture.users[role], host.fixture.ours)
  return (await browser.get(`/api/next${query}`)).json()
}
const titles = ({ items }: Queue) => items.map(({ title }) => title)
const add = (values: Parameters<typeof addWebsite>[2] = {}, partner = host.fixture.ours) => addWebsite(host.open.db, partner, values)
const write = (website: number, values: Parameters<typeof addMessage>[3], partner = host.fixture.ours) =>
  addMessage(host.open.db, partner, website, values)
const plan = (website: number, values: Parameters<typeof addTodo>[3], partner = host.fixture.ours) =>
  addTodo(host.open.db, partner, website, values)

const addDomain = (websiteId: number | null, name: string, values: object = {}, partner = host.fixture.ours) =>
  host.open.db
    .insertInto('domains')
    .values({
      name,
      unicode_name: name,
      partner_id: partner,
      website_id: websiteId,
      redirect: 'null',
      transfer: 'null',
      dns_check: JSON.stringify({ state: 'pointing', checkedAt: NOW.toISOString(), tries: 0, rows: [] }),
      ssl: 'null',
      registered_at: ago(300),
      published: true,
      created_at: NOW,
      updated_at: NOW,
      ...values,
    })
    .execute()

/** One thing of every kind on websites of nobody. */
async function addOfEveryKind(partner = host.fixture.ours, name = 'Ours'): Promise<void> {
  const website = await add({ title: `${name} website`, customer: JSON.stringify({ firm: `${name} firm` }) }, partner)
  await write(website, { subject: `${name} ticket`, date: ago(3) }, partner)
  await write(website, { subject: `${name} feedback`, source: 'feedback', date: ago(1) }, partner)
  await plan(website, { description: `${name} to-do`, due_date: TODAY }, partner)
  await add({ title: `${name} overdue`, status: 'creation', due_date: YESTERDAY, status_date: ago(12) }, partner)
  await add({ title: `${name} silent`, customer_active_at: ago(20) }, partner)
  await addDomain(website, `${name.toLowerCase()}.test`, { expires_at: new Date(NOW.getTime() + 6 * DAY_MS) }, partner)
}

it('has everything that waits in one order, with what each is about', async () => {
  await addOfEveryKind()
  const answer = await queue()
  expect(titles(answer)).toEqual(['ours.test', 'Ours ticket', 'Ours feedback', 'Ours overdue', 'Ours to-do', 'Ours silent'])
  expect(answer.items.toSorted(byPoints)).toEqual(answer.items)
  expect(answer.total).toBe(6)
  expect(answer.counts).toEqual(Object.fromEntries(NEXT_KINDS.map((kind) => [kind, 1])))
  const [domain, ticket, feedback, website, todo, silent] = answer.items
  expect(domain).toMatchObject({ kind: 'domain', fault: null, dueDate: '2026-11-27', days: 24, website: { title: 'Ours website' } })
  expect(ticket).toMatchObject({ kind: 'ticket', days: 3, since: ago(3).toISOString(), customer: 'Ours firm', dueDate: null })
  expect(feedback).toMatchObject({ kind: 'feedback', days: 1 })
  expect(website).toMatchObject({ kind: 'website', days: 1, dueDate: YESTERDAY, statusAge: 12 })
  expect(todo).toMatchObject({ kind: 'todo', days: 0, dueDate: TODAY })
  expect(silent).toMatchObject({ kind: 'reengage', days: 6, since: ago(20).toISOString() })
  const only = await queue('admin', '?kind=todo')
  expect(titles(only)).toEqual(['Ours to-do'])
  expect(only).toMatchObject({ total: 6, counts: answer.counts })
})

it('leaves out what is done, put off, deleted, given up or not yet due', async () => {
  const website = await add()
  await write(website, { done: true })
  await write(website, { snoozed_until: ago(-1) })
  await write(website, { snoozed_until_reply: true })
  await write(website, { category: 'intern' })
  await write(website, { deleted_at: NOW })
  await plan(website, { due_date: '2026-11-22' })
  await plan(website, { due_date: null })
  await plan(website, { due_date: YESTERDAY, done: true })
  await add({ due_date: TODAY })
  await add({ due_date: YESTERDAY, status: 'done' })
  await add({ due_date: YESTERDAY, snoozed_until: '2026-12-01' })
  await add({ due_date: YESTERDAY, lost_at: NOW })
  await add({ due_date: YESTERDAY, deleted_at: NOW })
  await add({ due_date: YESTERDAY, is_template: true })
  await add({ customer_active_at: ago(20), snoozed_until: '2026-12-01' })
  const soon = new Date(NOW.getTime() + DAY_MS)
  await addDomain(website, 'renews.test', { expires_at: soon, auto_renew: true })
  await addDomain(website, 'ends.test', { expires_at: soon, cancel_at: soon })
  await addDomain(website, 'known.test', { expires_at: soon, snoozed_until: soon })
  await addDomain(website, 'later.test', { expires_at: ago(-31) })
  expect(await queue('admin', '?scope=team')).toMatchObject({ items: [], total: 0 })
})

it('has a website that is overdue and silent once, and what came back from its pause', async () => {
  await add({ title: 'Both', customer_active_at: ago(40), due_date: YESTERDAY })
  await add({ title: 'Back', due_date: YESTERDAY, snoozed_until: TODAY })
  const { items } = await queue()
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ['website', 'Both'],
    ['website', 'Back'],
  ])
})

it('says of domains what is wrong with them', async () => {
  const website = await add()
  const check = (state: string) => JSON.stringify({ state, checkedAt: NOW.toISOString(), tries: 0, rows: [] })
  await addDomain(website, 'suspended.test', { suspended_reason: 'owner' })
  await addDomain(website, 'elsewhere.test', { dns_check: check('not_pointing') })
  await addDomain(website, 'unsafe.test', { ssl: JSON.stringify({ state: 'error', validUntil: null, error: 'caa' }) })
  await addDomain(null, 'over.test', { expires_at: ago(2) })
  await addDomain(website, 'fine.test')
  await addDomain(website, 'not-yet.test', { published: false, dns_check: check('wrong_target') })
  const { items } = await queue()
  expect(Object.fromEntries(items.map(({ title, fault, days }) => [title, [fault, days]]))).toEqual({
    'suspended.test': ['suspended', 30],
    'elsewhere.test': ['not_pointing', 30],
    'unsafe.test': ['ssl', 30],
    'over.test': [null, 32],
  })
})

it('has for a person what is theirs or nobody’s, and for the team everything', async () => {
  const { users } = host.fixture
  const mine = await add({ title: 'Mine', assigned_to: users.manager, due_date: YESTERDAY })
  const other = await add({ title: 'Other', assigned_to: users.design, due_date: YESTERDAY })
  await plan(mine, { description: 'Mine, for nobody', due_date: TODAY })
  await plan(mine, { description: 'For design', due_date: TODAY, to_user_id: users.design })
  await plan(other, { description: 'For me elsewhere', due_date: TODAY, to_user_id: users.manager })
  await plan(other, { description: 'Other, for nobody', due_date: TODAY })
  await write(mine, { subject: 'To me' })
  await write(other, { subject: 'To design' })
  expect(titles(await queue('manager')).toSorted()).toEqual(['For me elsewhere', 'Mine', 'Mine, for nobody', 'To me'])
  expect(titles(await queue('design')).toSorted()).toEqual(['For design', 'Other', 'Other, for nobody', 'To design'])
  expect((await queue('manager', '?scope=team')).total).toBe(8)
})

const KINDS_OF: Record<Exclude<RoleName, 'user'>, readonly NextKind[]> = {
  admin: NEXT_KINDS,
  manager: NEXT_KINDS,
  support: NEXT_KINDS,
  design: ['ticket', 'feedback', 'todo', 'website'],
  editor: ['ticket', 'feedback', 'todo', 'website'],
  sales: ['todo', 'website', 'reengage'],
}

it.each(Object.entries(KINDS_OF))('has for %s the kinds that the role may do something about, on its own websites', async (name, kinds) => {
  const role = name as RoleName // Object.entries forgets it.
  await addOfEveryKind()
  await addOfEveryKind(host.fixture.theirs, 'Theirs')
  const own = await queue(role, '?scope=team')
  const seesAll = !['editor', 'sales'].includes(role)
  // Editor and sales reach only what has their name.
  expect([...new Set(own.items.map(({ kind }) => kind))].toSorted()).toEqual(seesAll ? kinds.toSorted() : [])
  await host.open.db
    .updateTable('websites')
    .set({ closed_by: host.fixture.users[role] })
    .where('partner_id', '=', host.fixture.ours)
    .execute()
  const team = await queue(role, '?scope=team')
  expect([...new Set(team.items.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted())
  expect(JSON.stringify(team)).not.toMatch(/theirs/i)
  const browser = await host.as(host.fixture.users[role], host.fixture.ours)
  const { next } = await (await browser.get('/api/sidebar_counts')).json()
  expect(next).toBe((await queue(role)).total)
})

it('answers nobody without a role, and nobody who is not signed in', async () => {
  const browser = await host.as(host.fixture.users.user, host.fixture.ours)
  expect((await browser.get('/api/next')).status).toBe(403)
  expect((await browser.get('/next')).status).toBe(403)
})

it('shows another partner what is theirs alone', async () => {
  await addOfEveryKind()
  await addOfEveryKind(host.fixture.theirs, 'Theirs')
  const browser = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  const answer: Queue = await (await browser.get('/api/next?scope=team')).json()
  expect(answer.total).toBe(6)
  expect(JSON.stringify(answer)).not.toMatch(/ours/i)
})

it('shows so many rows and counts all', async () => {
  const website = await add()
  for (let nth = 0; nth < NEXT_ROWS_MAX + 5; nth++) await plan(website, { description: `To-do ${nth}`, due_date: YESTERDAY })
  const answer = await queue()
  expect(answer.items).toHaveLength(NEXT_ROWS_MAX)
  expect(answer).toMatchObject({ total: NEXT_ROWS_MAX + 5, counts: { todo: NEXT_ROWS_MAX + 5 } })
})
