/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())

const customerOf = (email: string) => ({ customer: JSON.stringify({ forename: 'Ada', email }) })

describe('a login', () => {
  let website: number
  const use = async (browser: Browser, email: string) =>
    (await ask(browser, 'GET', `/api/website/customer/${website}/login?${new URLSearchParams({ email })}`)).body
  beforeAll(async () => {
    website = await add(host, { title: 'Here', ...customerOf('here@login.test'), assigned_to: host.fixture.users.editor })
  })

  it('is found at the other websites of the partner that have it, however it is written', async () => {
    const other = await add(host, { title: 'There', ...customerOf('Ada@Login.test') })
    await add(host, { ...customerOf('ada@login.test'), deleted_at: new Date() })
    await add(host, { ...customerOf('ada@login.test'), is_template: true })
    await addWebsite(host.open.db, host.fixture.theirs, customerOf('ada@login.test'))
    expect(await use(admin, ' ada@LOGIN.test ')).toMatchObject({
      items: [{ id: other, title: 'There', status: expect.any(String), image: null }],
      hidden: 0,
    })
    expect(await use(admin, 'here@login.test')).toEqual({ items: [], hidden: 0 })
    expect(await use(admin, '')).toEqual({ items: [], hidden: 0 })
  })

  it('is only counted at websites that the person may not see', async () => {
    await add(host, { title: 'Secret', ...customerOf('bea@login.test') })
    expect(await use(await as(host, 'editor'), 'bea@login.test')).toEqual({ items: [], hidden: 1 })
  })
})

describe('personal data', () => {
  let website: number
  const at = new Date('2026-11-01T10:00:00Z')

  const entry = (values: {
    category: 'message_from' | 'message_to' | 'data_changed' | 'intern'
    message: string
    label?: string
    source_hash?: string
  }) =>
    host.open.db
      .insertInto('messages')
      .values({
        partner_id: host.fixture.ours,
        website_id: website,
        from_name: 'Ada Kunde',
        from_email: 'ada@person.test',
        cc: '[]',
        bcc: '[]',
        date: at,
        created_at: at,
        subject: 'About Ada',
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

  const file = async (messageId: number | null, content: string) => {
    const content_hash = await host.services.files.put(Buffer.from(content))
    const row = {
      partner_id: host.fixture.ours,
      website_id: website,
      message_id: messageId,
      name: 'ada.txt',
      type: 'text' as const,
      mime: 'text/plain',
      bytes: content.length,
      content_hash,
      created_at: at,
    }
    const { id } = await host.open.db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, content_hash }
  }

  beforeEach(async () => {
    website = await add(host, { title: 'Bakery ', contact: JSON.stringify({ company: 'Ada & Co' }), ...customerOf('ada@person.test') })
    const { db } = host.open
    await db
      .insertInto('customer_addresses')
      .values({ website_id: website, email: 'ada@home.test', created_by: null, created_at: at })
      .execute()
    await db
      .insertInto('wishes')
      .values({ website_id: website, page: 'style', answers: JSON.stringify({ colour: 'Ada blue' }), updated_at: at, updated_by: null })
      .execute()
    await db
      .insertInto('portal_links')
      .values({ website_id: website, token_hash: `hash-${website}`, created_by: null, created_at: at, expires_at: at })
      .execute()
  })

  const erase = (title: string, browser = admin) => ask(browser, 'POST', `/api/website/customer/${website}/erase`, { title })
  const exported = async () => (await ask(admin, 'POST', `/api/website/customer/${website}/export`)).body

  it('are handed over whole, and the log says that they were', async () => {
    const { id } = await entry({ category: 'message_from', message: 'Hello from Ada' })
    await entry({ category: 'data_changed', label: 'customer.phone', message: '– → +49431' })
    await entry({ category: 'intern', message: 'Ada pays late' })
    await file(id, 'letter of Ada')
    expect(await exported()).toMatchObject({
      website: { id: website, title: 'Bakery ' },
      customer: { forename: 'Ada', email: 'ada@person.test' },
      contact: { company: 'Ada & Co' },
      addresses: ['ada@home.test'],
      wishes: [{ page: 'style', answers: { colour: 'Ada blue' } }],
      messages: [{ message: 'Hello from Ada', from: 'Ada Kunde <ada@person.test>', to: '', files: ['ada.txt'] }],
      changes: [{ field: 'customer.phone', change: '– → +49431' }],
      files: [],
    })
    expect(await logOf(host, website)).toContain('Personal data of the customer exported')
  })

  it('are erased for good: nothing that is exported says anything afterwards, and what the team wrote for itself stays', async () => {
    const source_hash = await host.services.files.put(Buffer.from(`raw mail ${website}`))
    const { id } = await entry({ category: 'message_from', message: 'Hello from Ada', source_hash })
    await entry({ category: 'data_changed', label: 'customer.phone', message: '– → +49431' })
    await entry({ category: 'intern', message: 'Pays late' })
    const own = await file(id, `letter ${website}`)
    const shared = await file(id, 'logo that another website has, too')
    await host.open.db
      .insertInto('files')
      .values({
        partner_id: host.fixture.theirs,
        name: 'logo',
        type: 'text',
        mime: 'text/plain',
        bytes: 1,
        content_hash: shared.content_hash,
        created_at: at,
      })
      .execute()

    expect((await erase('Bakery')).status).toBe(204)
    const left = await exported()
    expect(JSON.stringify(left)).not.toMatch(/Ada|ada@|49431/)
    expect(left).toMatchObject({ customer: {}, contact: {}, addresses: [], wishes: [], files: [] })
    expect(await logOf(host, website)).toEqual([
      'Erased at the customer’s request',
      'Erased at the customer’s request',
      'Pays late',
      'Personal data of the customer erased',
      'Personal data of the customer exported',
    ])
    expect(await host.open.db.selectFrom('portal_links').select('id').where('website_id', '=', website).execute()).toEqual([])
    expect(await host.services.files.get(own.content_hash)).toBeNull()
    expect(await host.services.files.get(source_hash)).toBeNull()
    expect(await host.services.files.get(shared.content_hash)).not.toBeNull()
  })

  it('are erased from the lines of the log that quote them, also where entries have been for a while', async () => {
    const elsewhere = await add(host, { title: 'Elsewhere' })
    const draft = { category: 'message_from', subject: 'Hospital 100%', message: 'See you' }
    const { id } = (await ask(admin, 'POST', `/website/${website}/log/message`, draft)).body
    const move = (from: number, to: number) => ask(admin, 'POST', `/website/${from}/log/${id}/move/${to}`)
    await move(website, elsewhere)
    await move(elsewhere, website)
    await ask(admin, 'POST', `/website/${website}/todo/create`, { description: 'Ask about the hospital' })
    const quoting = (log: string[]) => log.filter((line) => line.includes('Hospital 100%')).length
    expect([quoting(await logOf(host, website)), quoting(await logOf(host, elsewhere))]).toEqual([2, 2])
    expect((await erase('Bakery')).status).toBe(204)
    expect([quoting(await logOf(host, website)), quoting(await logOf(host, elsewhere))]).toEqual([0, 0])
    // What the team wrote for itself stays.
    expect((await logOf(host, website)).join()).toContain('Ask about the hospital')
  })

  it('are erased from what other websites say of their tickets, whatever they are called by then', async () => {
    const [elsewhere, namesake] = [await add(host, { title: 'Elsewhere' }), await add(host, { title: 'Bakery ' })]
    const write = async (to: number, subject: string): Promise<number> =>
      (await ask(admin, 'POST', `/website/${to}/log/message`, { category: 'message_from', subject, message: 'See you' })).body.id
    const ticket = await write(website, 'Hospital')
    await ask(admin, 'POST', `/website/${website}/log/${ticket}/split`, { subject: 'Bill', message: 'See you', website: elsewhere })
    await ask(admin, 'POST', '/api/ticket/merge', { target: await write(elsewhere, 'Colours'), tickets: [ticket] })
    await ask(admin, 'POST', '/api/ticket/merge', {
      target: await write(elsewhere, 'Fonts'),
      tickets: [await write(namesake, 'Opening hours')],
    })
    await host.open.db.updateTable('websites').set({ title: 'Bakery at the port' }).where('id', '=', website).execute()
    expect((await logOf(host, elsewhere)).filter((line) => line.includes('Hospital'))).toHaveLength(2)
    expect((await erase('Bakery at the port')).status).toBe(204)
    const left = (await logOf(host, elsewhere)).join()
    expect(left).not.toContain('Hospital')
    expect(left).toContain('Opening hours')
  })

  it('are erased from what the customer remarked, from earlier versions, and from the log of both', async () => {
    const { db } = host.open
    const remark = {
      partner_id: host.fixture.ours,
      website_id: website,
      description: 'The picture of Ada is old',
      created_at: at,
      updated_at: at,
    }
    const { id } = await db.insertInto('todos').values(remark).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('remarks').values({ todo_id: id, page: null, x: null, y: null }).execute()
    await ask(admin, 'POST', `/website/${website}/todo/${id}/toggle`)
    const call = (await ask(admin, 'POST', `/website/${website}/log/message`, { category: 'call', message: 'Ada is ill' })).body
    await ask(admin, 'POST', `/website/${website}/log/${call.id}/message`, { message: 'Ada is well' })
    expect((await exported()).remarks).toMatchObject([{ remark: 'The picture of Ada is old' }])
    expect((await logOf(host, website)).join()).toContain('The picture of Ada')
    expect((await erase('Bakery')).status).toBe(204)
    expect((await exported()).remarks).toEqual([{ date: at.toISOString(), remark: 'Erased at the customer’s request' }])
    expect((await logOf(host, website)).join()).not.toContain('Ada')
    expect((await ask(admin, 'GET', `/website/${website}/log/${call.id}/versions`)).body.items).toEqual([])
  })

  it('stay when the title is not the one of the website', async () => {
    expect(await erase('Baker')).toEqual({
      status: 422,
      body: { errors: [{ name: 'title', message: 'This is not the title of the website.' }] },
    })
    expect(await exported()).toMatchObject({ customer: { forename: 'Ada' } })
  })

  it.each(['manager', 'support', 'design', 'editor', 'sales'] as const)(
    'are no business of %s, not even on their own website',
    async (role) => {
      const { db } = host.open
      await db.updateTable('websites').set({ assigned_to: host.fixture.users[role] }).where('id', '=', website).execute()
      const browser = await as(host, role)
      expect((await erase('Bakery', browser)).status).toBe(403)
      expect((await ask(browser, 'POST', `/api/website/customer/${website}/export`)).status).toBe(403)
    },
  )

  it('of websites of another partner are not there', async () => {
    website = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await erase('x')).status).toBe(404)
  })
})

describe('the person suggested for a change request', () => {
  const suggested = async (website: number, browser = admin) => ask(browser, 'GET', `/api/users/suggestForChangeRequest/${website}/change`)
  const away = (user: number, until: string | null) =>
    host.open.db.updateTable('users').set({ inactive_until: until }).where('id', '=', user).execute()

  it('is who designed the website, or who looks after it while the designer is away', async () => {
    const { design, support } = host.fixture.users
    const website = await add(host, { designed_by: design, serviced_by: support })
    expect((await suggested(website)).body.user).toMatchObject({ id: design })
    await away(design, '2026-11-30')
    expect((await suggested(website)).body.user).toMatchObject({ id: support })
    await away(design, null)
  })

  it('is the designer or editor with the least work when nobody knows the website', async () => {
    const { design, editor } = host.fixture.users
    const website = await add(host)
    for (let times = 0; times < 3; times++) await add(host, { assigned_to: editor, status: 'creation' })
    expect((await suggested(website)).body.user).toMatchObject({ id: design })
    for (let times = 0; times < 9; times++) await add(host, { assigned_to: design, status: 'creation' })
    expect((await suggested(website)).body.user).toMatchObject({ id: editor })
  })

  it('is asked for by those who may assign, at their own agency, while its settings want it', async () => {
    const website = await add(host)
    const foreign = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await suggested(foreign)).status).toBe(404)
    expect((await suggested(website, await as(host, 'user'))).status).not.toBe(200)
    const wanted = (on: boolean) => ask(admin, 'POST', '/api/account', { features: { suggestDesignerForChangeRequest: on } })
    expect((await wanted(false)).status).toBe(200)
    expect((await suggested(website)).status).toBe(402)
    expect((await wanted(true)).status).toBe(200)
    expect((await suggested(website)).status).toBe(200)
  })
})
