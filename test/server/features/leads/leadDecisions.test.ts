/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import { JOINED, LEFT, MOVED, SINGLE } from '../../../../demo/features/leads/moveRelatedRows'
import { LEAD_UNMERGE_MS, perStatus } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addMessage, addTodo, addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, configure, field, type Json, logOf } from '../../support/ask'

let host: TestHost
let manager: Browser
let sales: Browser
beforeAll(async () => {
  host = await startTestHost()
  ;[manager, sales] = await Promise.all([as(host, 'manager'), as(host, 'sales')])
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.open.db.deleteFrom('websites').execute()
  await configure(host, { status_settings: perStatus(() => true), validation_settings: {} })
})

const CUSTOMER = JSON.stringify({ forename: 'Ada', surname: 'Baker', email: 'ada@bakery.test', phone: '+49 40 123 45 67' })
const lead = (values = {}) => add(host, { status: 'lead_preparation', title: 'Bakery', customer: CUSTOMER, ...values })
const accept = (id: number, body: Json = {}, browser = manager) => ask(browser, 'POST', `/api/leads/${id}/accept`, body)
const merge = (id: number, into: number, browser = manager) => ask(browser, 'POST', `/api/leads/${id}/merge/${into}`)
const unmerge = (id: number, from: number, browser = manager) => ask(browser, 'POST', `/api/leads/${from}/unmerge/${id}`)
const duplicates = async (id: number, browser = manager) => (await ask(browser, 'GET', `/api/leads/${id}/duplicates`)).body.items
const data = async (id: number, browser = manager) => (await ask(browser, 'GET', `/website/${id}/data`)).body
const mailsOf = (id: number) =>
  host.open.db.selectFrom('messages').select('to_email').where('website_id', '=', id).where('category', '=', 'message_to').execute()

describe('a lead that is accepted', () => {
  it('is in preparation, and whoever accepted it has closed it', async () => {
    const id = await lead()
    const { body } = await accept(id)
    expect(body).toMatchObject({ id, status: 'preparation', closed_by: { id: host.fixture.users.manager } })
    expect(await mailsOf(id)).toEqual([])
  })

  it('gets tags and to-dos of a template, and its customer an invitation, if wanted', async () => {
    const { db } = host.open
    const template = await add(host, { is_template: true, title: 'Bakeries' })
    const { id: tag } = await db
      .insertInto('tags')
      .values({ partner_id: host.fixture.ours, name: 'Shop', color: '0852ed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await lead()
    await db
      .insertInto('website_tags')
      .values([template, id].map((website_id) => ({ website_id, tag_id: tag })))
      .execute()
    await addTodo(db, host.fixture.ours, template, { description: 'Ask for pictures' })
    expect((await accept(id, { template, invite: true })).body.tags).toHaveLength(1)
    const todos = await db.selectFrom('todos').select('description').where('website_id', '=', id).execute()
    expect(todos).toEqual([{ description: 'Ask for pictures' }])
    expect(await mailsOf(id)).toEqual([{ to_email: 'ada@bakery.test' }])
    expect(await logOf(host, id)).toContain('Template used: Bakeries')
  })

  it('stays a lead if not everything that was asked for is possible', async () => {
    const unknown = await lead({ customer: '{}' })
    const { status, body } = await accept(unknown, { invite: true })
    expect([status, body.errors[0].name]).toEqual([422, 'invite'])
    expect((await accept(unknown, { template: 999_999 })).status).toBe(404)
    await configure(host, { validation_settings: { validateStaff: true } })
    const own = await lead({ created_by: host.fixture.users.sales })
    expect((await accept(own, { invite: true }, sales)).status).toBe(422)
    expect(await mailsOf(own)).toEqual([])
    expect((await data(unknown)).status).toBe('lead_preparation')
  })

  it('was one before, is within scope, and has not changed meanwhile', async () => {
    expect((await accept(await add(host, { status: 'creation' }))).status).toBe(404)
    const foreign = await lead()
    expect((await accept(foreign, {}, sales)).status).toBe(404)
    expect((await accept(foreign, { version: 99 })).status).toBe(409)
    expect((await accept(await addWebsite(host.open.db, host.fixture.theirs, { status: 'lead_interest' }))).status).toBe(404)
  })
})

describe('leads of the same customer', () => {
  it.each([
    ['address', { email: 'ADA@bakery.test ' }, ['email', 'domain']],
    ['domain of the address', { email: 'info@bakery.test' }, ['domain']],
    ['number, however it is written', { mobile: '040/1234567' }, ['phone']],
  ])('are found by the same %s', async (_, customer, common) => {
    const id = await lead()
    const other = await add(host, { status: 'done', customer: JSON.stringify(customer) })
    expect((await data(id)).duplicates).toBe(1)
    expect(await duplicates(id)).toEqual([{ website: expect.objectContaining({ id: other }), common }])
    // Only leads are merged away.
    expect((await data(other)).duplicates).toBe(0)
  })

  it('are found by what the customer has now, not by what it was', async () => {
    const id = await lead()
    const other = await add(host, { customer: JSON.stringify({ email: 'other@mill.test' }) })
    expect(await duplicates(id)).toEqual([])
    const write = (email: string) => field(manager, 'PUT', `/api/website/customer/${other}/customer/email`, { value: email })
    await write('ada@bakery.test')
    expect((await duplicates(id))[0].common).toEqual(['email', 'domain'])
    await write('other@mill.test')
    expect(await duplicates(id)).toEqual([])
  })

  it('are found by the domain of a website', async () => {
    const id = await lead()
    await add(host, { domain: 'www.bakery.test', domains: ['www.bakery.test'] })
    expect((await duplicates(id))[0].common).toEqual(['domain'])
  })

  it.each(['https://www.Bakery.test/about?x=1', 'bakery.test', ' www.bakery.test:8080 '])(
    'are found by the site there is so far: %s',
    async (website) => {
      const id = await lead({ customer: JSON.stringify({ metadata: { website } }) })
      await add(host, { domain: 'bakery.test', domains: ['bakery.test'] })
      expect((await duplicates(id))[0].common).toEqual(['domain'])
    },
  )

  it.each([['none'], [42], [['bakery.test']]])('are not found by what is no site: %j', async (metadata) => {
    const id = await lead({ customer: JSON.stringify({ metadata: { website: metadata } }) })
    await add(host, { domain: 'bakery.test', domains: ['bakery.test'] })
    expect(await duplicates(id)).toEqual([])
  })

  it('are not those that share a provider of mailboxes, lie in the bin, are templates or somebody else’s', async () => {
    const id = await lead({ customer: JSON.stringify({ email: 'ada@gmail.com', phone: '123' }) })
    const same = JSON.stringify({ email: 'ada@gmail.com' })
    await add(host, { customer: JSON.stringify({ email: 'bob@gmail.com', phone: '123' }) })
    await add(host, { customer: same, deleted_at: NOW })
    await add(host, { customer: same, is_template: true })
    await addWebsite(host.open.db, host.fixture.theirs, { customer: same })
    expect((await data(id)).duplicates).toBe(0)
    expect(await duplicates(id)).toEqual([])
  })

  it('are nothing that people hear of who see only their own websites', async () => {
    const id = await lead({ created_by: host.fixture.users.sales })
    const other = await lead()
    expect((await data(id, sales)).duplicates).toBe(0)
    expect((await ask(sales, 'GET', `/api/leads/${id}/duplicates`)).status).toBe(403)
    expect((await merge(id, other, sales)).status).toBe(403)
  })
})

describe('a lead that is merged', () => {
  it('leaves all it has to the other website, whose own data stay, and both logs say so', async () => {
    const { db } = host.open
    const id = await lead({ lead_source: 'Trade fair', lead_value: 100, due_date: '2026-12-01' })
    const customer = JSON.stringify({ email: 'info@bakery.test', surname: '', phone: '1' })
    const into = await add(host, { title: 'Old bakery', status: 'done', customer, lead_value: 900 })
    await addMessage(db, host.fixture.ours, id)
    await addTodo(db, host.fixture.ours, id)
    await db
      .insertInto('notes')
      .values([
        { website_id: id, text: 'Likes blue', updated_at: NOW, updated_by: null },
        { website_id: into, text: 'Pays late', updated_at: NOW, updated_by: null },
      ])
      .execute()
    await db
      .insertInto('follows')
      .values([id, into].map((website_id) => ({ website_id, user_id: host.fixture.users.support, created_at: NOW })))
      .execute()

    const { body } = await merge(id, into)
    expect(body).toMatchObject({
      id: into,
      title: 'Old bakery',
      lead_source: 'Trade fair',
      lead_value: 900,
      due_date: '2026-12-01',
      todo_count: 1,
      open_tickets: 1,
    })
    const row = await db.selectFrom('websites').select('customer').where('id', '=', into).executeTakeFirstOrThrow()
    expect(row.customer).toEqual({ forename: 'Ada', surname: 'Baker', email: 'info@bakery.test', phone: '1' })
    expect(await db.selectFrom('notes').select('text').where('website_id', '=', into).execute()).toEqual([
      { text: 'Pays late\n\nLikes blue' },
    ])
    // The customer goes on writing from the address of the lead.
    expect(await db.selectFrom('customer_addresses').select(['website_id', 'email']).execute()).toEqual([
      { website_id: into, email: 'ada@bakery.test' },
    ])
    expect(await logOf(host, into)).toContain('Lead “Bakery” merged into this website')
    expect(await logOf(host, id)).toEqual(['Lead merged into the website “Old bakery”'])
    expect((await ask(manager, 'GET', `/website/${id}/data`)).status).toBe(404)
    expect((await ask(manager, 'GET', '/api/recycle_bin')).body.items.map((item: Json) => item.id)).toEqual([id])
  })

  it('is parted again with all it had, while what came since stays, as long as Undo is there', async () => {
    const { db } = host.open
    const id = await lead({ lead_source: 'Trade fair', lead_value: 100, domain: 'bakery.test', domains: ['bakery.test'] })
    const customer = JSON.stringify({ email: 'info@bakery.test' })
    const into = await add(host, { title: 'Old bakery', status: 'done', customer })
    const ours = host.fixture.ours
    await addMessage(db, ours, id)
    await addMessage(db, ours, into)
    await addTodo(db, ours, id)
    await db
      .insertInto('notes')
      .values([
        { website_id: id, text: 'Likes blue', updated_at: NOW, updated_by: null },
        { website_id: into, text: 'Pays late', updated_at: NOW, updated_by: null },
      ])
      .execute()
    await db.insertInto('follows').values({ website_id: id, user_id: host.fixture.users.support, created_at: NOW }).execute()
    const state = async (website: number) => {
      const row = await db.selectFrom('websites').selectAll().where('id', '=', website).executeTakeFirstOrThrow()
      const { version: _, updated_at: __, ...columns } = row
      const related = await Promise.all(
        (['todos', 'follows', 'customer_addresses'] as const).map((table) =>
          db.selectFrom(table).selectAll().where('website_id', '=', website).execute(),
        ),
      )
      const messages = await db
        .selectFrom('messages')
        .select('subject')
        .where('website_id', '=', website)
        .where('category', '<>', 'system')
        .orderBy('id')
        .execute()
      const note = await db.selectFrom('notes').select('text').where('website_id', '=', website).execute()
      return { data: columns, related, messages, note }
    }
    const before = [await state(id), await state(into)]

    expect((await merge(id, into)).status).toBe(200)
    expect((await ask(manager, 'GET', `/website/${id}/data`)).status).toBe(404)
    await addMessage(db, ours, into, { subject: 'Later' })
    const { status, body } = await unmerge(id, into)
    expect([status, body]).toMatchObject([200, { id, title: 'Bakery', domain: 'bakery.test', todo_count: 1 }])
    expect(await state(id)).toEqual(before[0])
    const { messages, ...rest } = await state(into)
    expect(rest).toMatchObject({ data: before[1]?.data, related: before[1]?.related, note: before[1]?.note })
    expect(messages).toEqual([...(before[1]?.messages ?? []), { subject: 'Later' }])
    expect(await logOf(host, id)).toContain('Merge with “Old bakery” undone')
    expect((await unmerge(id, into)).status).toBe(404)
  })

  it('keeps what somebody has changed since, and is parted by nobody else and not for ever', async () => {
    const { db } = host.open
    const id = await lead({ lead_value: 100 })
    const into = await add(host, { status: 'done', customer: CUSTOMER })
    await merge(id, into)
    await db.updateTable('websites').set({ lead_value: 300 }).where('id', '=', into).execute()
    const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect((await unmerge(id, into, theirs)).status).toBe(404)
    expect((await unmerge(id, into, sales)).status).toBe(404)
    expect((await unmerge(id, into)).status).toBe(200)
    expect((await data(into)).lead_value).toBe(300)

    await merge(id, into)
    await host.setClock(2 * LEAD_UNMERGE_MS)
    expect((await unmerge(id, into)).status).toBe(404)
    await host.setClock(0)
  })

  it('is refused where nothing says that it is the same customer, and once it is done', async () => {
    const id = await lead()
    const stranger = await add(host, { customer: JSON.stringify({ email: 'eve@other.test' }) })
    const same = await lead()
    expect((await merge(id, stranger)).status).toBe(404)
    expect((await merge(id, 999_999)).status).toBe(404)
    expect((await merge(id, id)).status).toBe(404)
    expect((await merge(id, same)).status).toBe(200)
    expect((await merge(id, same)).status).toBe(404)
  })

  it('is refused while something of it is public', async () => {
    const id = await lead({ published_status: 'published' })
    expect((await merge(id, await lead())).status).toBe(404)
  })

  it('knows of everything that can hang on a website', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.conrelid::regclass::text || case when a.attname = 'website_id' then '' else '.' || a.attname end as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'websites'::regclass`.execute(host.open.db)
    const others = [
      'unassigned_emails.assigned_website_id',
      'messages.merged_from_website_id',
      'lead_merges.lead_id',
      'lead_merges.into_id',
      // No lead has ever been shown under a domain.
      'domains.showed_website_id',
    ]
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...MOVED, ...Object.keys(JOINED), ...SINGLE, ...LEFT, ...others].toSorted())
  })
})
