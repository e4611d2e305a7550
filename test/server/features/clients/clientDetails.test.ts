/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let reseller: Browser
let from: number
let to: number
beforeAll(async () => {
  host = await startTestHost()
  reseller = await host.as(host.fixture.users.admin, host.fixture.ours)
  from = await addClient('Tidal', { websites: 5 })
  to = await addClient('Harbour', { websites: 2, domains: 1 })
})
afterAll(() => host.close())

async function addClient(company: string, limits: Record<string, number>): Promise<number> {
  const answer = await reseller.send('POST', '/api/clients', { company, email: `owner@${company.toLowerCase()}.test`, limits })
  return ((await answer.json()) as { id: number }).id
}

interface Details {
  company: string
  limits: Record<string, number>
  websites: { id: number; title: string }[]
  people: { email: string; pending: boolean }[]
  activity: { action: string; about: string | null }[]
}
const load = async (id: number): Promise<Details> => (await reseller.get(`/api/clients/${id}`)).json()
const move = (website: number, target = to) => reseller.send('POST', `/api/clients/${from}/websites/${website}/move`, { to: target })
const effects = async (website: number, target = to) =>
  (await reseller.get(`/api/clients/${from}/websites/${website}/move?to=${target}`)).json() as Promise<Record<string, unknown>>

it('shows what a customer has, and what was done with it', async () => {
  await addWebsite(host.open.db, from, { title: 'Quay' })
  await reseller.send('POST', `/api/clients/${from}/update`, { note: 'Pays late' })
  await reseller.send('POST', `/api/clients/${from}/update`, { status: 'suspended' })
  await reseller.send('POST', `/api/clients/${from}/update`, { status: 'active' })
  const details = await load(from)
  expect(details).toMatchObject({
    company: 'Tidal',
    note: 'Pays late',
    subscription: null,
    counts: { websites: 1, staff: 1 },
    websites: [{ title: 'Quay', status: 'preparation' }],
    people: [{ email: 'owner@tidal.test', pending: true }],
  })
  expect(details.activity.map(({ action }) => action)).toEqual(['reactivated', 'suspended', 'changed', 'invited', 'created'])
  expect(await (await reseller.open(`/clients/${from}`)).text()).toContain('Tidal')
})

it('knows only its own customers', async () => {
  expect((await reseller.get(`/api/clients/${host.fixture.theirs}`)).status).toBe(404)
  expect((await reseller.open(`/clients/${host.fixture.theirs}`)).status).toBe(404)
})

it('takes as many statements for one of many customers, or a page of them, as for one of few', async () => {
  const paths = [`/api/clients/${from}`, '/api/clients?limit=1']
  const statements = async () => {
    host.lines.length = 0
    for (const path of paths) expect((await reseller.get(path)).status).toBe(200)
    return host.lines.map((line) => line.statements)
  }
  const before = await statements()
  await addClient('Lagoon', {})
  await addClient('Estuary', {})
  expect(await statements()).toEqual(before)
})

it('moves a website to another customer with all that belongs to it, and leaves nothing behind', async () => {
  const { db } = host.open
  const person = host.fixture.users.editor
  const website = await addWebsite(db, from, { title: 'Pier', assigned_to: person })
  const at = new Date('2026-11-20T10:00:00Z')
  const owned = { partner_id: from, website_id: website }
  const todo = {
    description: 'Call',
    created_at: at,
    updated_at: at,
    due_date: null,
    position: 0,
    automated_status: null,
    message_id: null,
  }
  await db
    .insertInto('todos')
    .values({ ...owned, ...todo, from_user_id: person, to_user_id: person, done_at: null, done_by: null, deleted_at: null })
    .execute()
  const tag = await db
    .insertInto('tags')
    .values({ partner_id: from, name: 'Wet', color: '112233' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('website_tags').values({ website_id: website, tag_id: tag.id }).execute()
  await db.insertInto('follows').values({ website_id: website, user_id: person, created_at: at }).execute()
  const offer = await db
    .insertInto('agency_offers')
    .values({
      title: 'Photo day',
      category: 'content',
      summary: '',
      description_html: '',
      amount: 1,
      currency: 'EUR',
      interval: 'once',
      is_from: false,
      valid_until: null,
      languages: [],
      tags: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('agency_offer_websites')
    .values({ offer_id: offer.id, website_id: website, attached_at: at, attached_by: person })
    .execute()

  expect(await effects(website)).toMatchObject({ todos: 1, tags: 1, followers: 1, hasPeople: true, blockers: [] })
  expect((await move(website)).status).toBe(204)
  expect((await load(to)).websites).toMatchObject([{ id: website, title: 'Pier' }])
  const row = await db.selectFrom('websites').select(['partner_id', 'assigned_to']).where('id', '=', website).executeTakeFirstOrThrow()
  expect(row).toEqual({ partner_id: to, assigned_to: null })
  const moved = await db
    .selectFrom('todos')
    .select(['partner_id', 'to_user_id'])
    .where('website_id', '=', website)
    .executeTakeFirstOrThrow()
  expect(moved).toEqual({ partner_id: to, to_user_id: null })
  expect(await leftOf(website)).toEqual([])
  expect(await db.selectFrom('agency_offer_websites').selectAll().execute()).toEqual([])
  expect((await load(from)).activity[0]).toMatchObject({ action: 'website_moved', about: 'Pier' })
  expect((await load(to)).activity[0]).toMatchObject({ action: 'website_moved', about: 'Pier' })
})

/** Tables that still say the website is with the customer it was taken from; mails stay with whoever sent them. */
async function leftOf(website: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c1.table_name as name from information_schema.columns c1
    join information_schema.columns c2 on c2.table_name = c1.table_name and c2.column_name = 'partner_id'
    where c1.column_name = 'website_id' and c1.table_schema = 'public' and c1.table_name <> 'outgoing_mails'`.execute(host.open.db)
  const left = []
  for (const { name } of rows) {
    const { rows: found } = await sql`select 1 from ${sql.table(name)} where website_id = ${website} and partner_id = ${from}`.execute(
      host.open.db,
    )
    if (found.length > 0) left.push(name)
  }
  return left
}

it('says before what stands against a move, and then does not move', async () => {
  const { db } = host.open
  const website = await addWebsite(db, from, { title: 'Mole', status: 'redesign' })
  await addWebsite(db, to)
  expect(await effects(website)).toMatchObject({ blockers: ['websites', 'status'] })
  const refused = await move(website)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('no room')])
  expect((await load(from)).websites.map(({ title }) => title)).toContain('Mole')
})

it('does not move mailboxes that there is no room for, nor to whom has some of the same name', async () => {
  const { db } = host.open
  const [one, other] = [await addClient('Sluice', { mailboxes: 0 }), await addClient('Weir', {})]
  expect((await load(one)).limits).toEqual({ mailboxes: 0 })
  const website = await addWebsite(db, from, { title: 'Lock' })
  const elsewhere = await addWebsite(db, other, { title: 'Lost' })
  for (const [partner_id, website_id] of [
    [from, website],
    [other, elsewhere],
  ] as const) {
    const name = 'lock.example'
    const domain = { partner_id, website_id, name, unicode_name: name, redirect: 'null', transfer: 'null', dns_check: 'null', ssl: 'null' }
    const times = { created_at: new Date(), updated_at: new Date() }
    const made = db.insertInto('domains').values({ ...domain, ...times })
    const { id } = await made.returning('id').executeTakeFirstOrThrow()
    await db.insertInto('mailboxes').values({ domain_id: id, name: 'info', password_hash: 'x', created_at: new Date() }).execute()
  }
  expect(await effects(website, one)).toMatchObject({ mailboxes: 1, blockers: ['mailboxes'] })
  expect(await effects(website, other)).toMatchObject({ mailboxes: 1, blockers: ['kept'] })
  expect((await move(website, other)).status).toBe(422)
})

it('moves nothing to or from a stranger, and nothing that is not there', async () => {
  const website = await addWebsite(host.open.db, from)
  const foreign = await addWebsite(host.open.db, host.fixture.theirs)
  expect((await move(website, host.fixture.theirs)).status).toBe(404)
  expect((await move(website, from)).status).toBe(404)
  expect((await move(foreign)).status).toBe(404)
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await manager.send('POST', `/api/clients/${from}/websites/${website}/move`, { to })).status).toBe(403)
})
