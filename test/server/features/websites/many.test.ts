/** @jest-environment ./test/server/support/environment.cjs */
import { perStatus } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, configure, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  await configure(host, { status_settings: perStatus(() => true) })
})
afterAll(() => host.close())
beforeEach(() => host.open.db.deleteFrom('websites').execute())

const changeMany = (browser: Browser, body: unknown) => ask(browser, 'POST', '/api/websites/change', body)
const ids = (items: { id: number }[]) => items.map(({ id }) => id)

describe('a change of many websites', () => {
  it('changes exactly those it names, and says why others were refused', async () => {
    await configure(host, { validation_settings: { validateAssignment: true } })
    const fine = await add(host, { assigned_to: host.fixture.users.design })
    const unassigned = await add(host)
    const untouched = await add(host)
    const theirs = await addWebsite(host.open.db, host.fixture.theirs)
    const { body } = await changeMany(admin, { websites: [fine, unassigned, theirs], change: { status: 'creation' } })
    expect(ids(body.items)).toEqual([fine])
    expect(body.refused).toEqual([
      { id: unassigned, errors: [expect.objectContaining({ name: 'validateAssignment' })] },
      { id: theirs, errors: [expect.objectContaining({ name: 'id' })] },
    ])
    expect((await ask(admin, 'GET', `/website/${untouched}/data`)).body.status).toBe('preparation')
    await configure(host, { validation_settings: {} })
  })

  it('changes everything that a filter finds', async () => {
    for (let nth = 0; nth < 60; nth++) await add(host, { status: nth % 2 ? 'creation' : 'done', title: `Shop ${nth}` })
    const { body } = await changeMany(admin, { filter: { status: 'creation', search: 'shop' }, change: { due_date: '2026-12-24' } })
    expect(body.items).toHaveLength(30)
    expect(
      (await ask(admin, 'GET', '/api/websites?limit=100')).body.items.filter(({ due_date }: { due_date: string }) => due_date),
    ).toHaveLength(30)
  })

  it('wants either names or a filter, never both', async () => {
    const id = await add(host)
    expect((await changeMany(admin, { websites: [id], filter: {}, change: {} })).status).toBe(422)
    expect((await changeMany(admin, { change: {} })).status).toBe(422)
  })

  it('adds and removes tags, follows, deletes', async () => {
    const [one, other] = [await add(host), await add(host)]
    const tag = (await ask(admin, 'POST', '/api/tags', { name: 'Bulk' })).body.id
    const tagged = await changeMany(admin, { websites: [one, other], change: { addTags: [tag], follow: true } })
    expect(tagged.body.items.map((item: { tags: unknown[]; following: boolean }) => [item.tags.length, item.following])).toEqual([
      [1, true],
      [1, true],
    ])
    await changeMany(admin, { websites: [one], change: { removeTags: [tag] } })
    expect(await logOf(host, one)).toEqual(['Tag added: Bulk (taken back)'])
    await changeMany(admin, { websites: [one], change: { delete: true } })
    expect(ids((await ask(admin, 'GET', '/api/websites')).body.items)).toEqual([other])
  })

  it('reaches no further than the person does', async () => {
    const own = await add(host, { assigned_to: host.fixture.users.editor })
    const foreign = await add(host)
    const editor = await as(host, 'editor')
    const { body } = await changeMany(editor, { websites: [own, foreign], change: { status: 'creation' } })
    expect([ids(body.items), body.refused.map(({ id }: { id: number }) => id)]).toEqual([[own], [foreign]])
    expect((await changeMany(editor, { websites: [own], change: { delete: true } })).status).toBe(403)
  })

  it('assigns websites to a person', async () => {
    const websites = [await add(host), await add(host)]
    const { body } = await ask(admin, 'POST', `/api/users/${host.fixture.users.design}/assign`, { websites })
    expect(body.items.map((item: { assigned_to: { id: number } }) => item.assigned_to.id)).toEqual([
      host.fixture.users.design,
      host.fixture.users.design,
    ])
  })
})

describe('a new website', () => {
  it('is made, followed and in the log', async () => {
    const { body } = await ask(admin, 'POST', '/api/websites', { title: ' Bakery ', customerEmail: 'a@b.example' })
    const created_by = expect.objectContaining({ id: host.fixture.users.admin })
    expect(body).toMatchObject({ title: 'Bakery', status: 'preparation', following: true, log_count: 1, created_by })
    expect((await ask(admin, 'GET', `/api/website/customer/${body.id}`)).body.customer.email).toBe('a@b.example')
  })

  it('takes tags and to-dos from what it is made of, the customer only from a copy', async () => {
    const customer = JSON.stringify({ firm: 'Source Ltd' })
    const template = await add(host, { is_template: true, title: 'Template', customer })
    await ask(admin, 'POST', `/website/${template}/todo/create`, { description: 'From the template' })
    const made = await ask(admin, 'POST', '/api/websites', { title: 'New', source: template })
    expect(made.body).toMatchObject({ todo_count: 1, customer: { firm: null } })
    const source = await add(host, { customer })
    expect((await ask(admin, 'POST', '/api/websites', { title: 'Copy', source })).body.customer.firm).toBe('Source Ltd')
  })

  it('by the form leads to its page', async () => {
    const answer = await admin.submit('/website/new', { title: 'By form', _csrf: admin.token })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/website\/\d+$/)])
    expect((await admin.open(answer.headers.get('location') ?? '')).status).toBe(200)
  })

  it.each([{ title: '' }, { title: 'x', customerEmail: 'nobody' }, { title: 'x', assigned_to: 99_999 }])('refuses %j', async (body) => {
    expect((await ask(admin, 'POST', '/api/websites', body)).status).toBe(422)
  })

  it('is not made of what is not there or not ours', async () => {
    const theirs = await addWebsite(host.open.db, host.fixture.theirs)
    for (const source of [theirs, 2_000_000_000]) {
      expect((await ask(admin, 'POST', '/api/websites', { title: 'x', source })).status).toBe(404)
    }
  })
})

describe('the list', () => {
  it('is in the order of an alphabet, not of bytes', async () => {
    const written = ['Zebra', 'anna', 'Ärzte', 'Anton', 'émile', 'Eva']
    for (const title of written) await add(host, { title })
    const { body } = await ask(admin, 'GET', '/api/websites?sort=title')
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(written.toSorted(new Intl.Collator('en').compare))
  })

  it('filters, sorts and pages, and takes odd questions', async () => {
    await add(host, { title: 'B', status: 'creation', due_date: '2026-12-01' })
    await add(host, { title: 'A', status: 'done', assigned_to: host.fixture.users.admin })
    const titles = async (query: string) => {
      const { body } = await ask(admin, 'GET', `/api/websites?${query}`)
      return body.items.map(({ title }: { title: string }) => title)
    }
    expect(await titles('')).toEqual(['A', 'B'])
    expect(await titles('sort=due_date')).toEqual(['B', 'A'])
    expect(await titles('sort=-due_date')).toEqual(['B', 'A'])
    expect(await titles('assigned_to=me')).toEqual(['A'])
    expect(await titles('assigned_to=none,me')).toEqual(['A', 'B'])
    expect(await titles('page=2&limit=1')).toEqual(['B'])
    expect(await titles('page=99999999999999999999')).toEqual([])
    expect(await titles('tag=99999999999')).toEqual([])
    expect(await titles('search=%25')).toEqual([])
    const noted = await add(host, { title: 'C' })
    await ask(admin, 'POST', `/website/${noted}/note`, { text: 'The key lies under the flower pot', version: 0 })
    expect(await titles('search=flower+pot')).toEqual(['C'])
    const { body: tag } = await ask(admin, 'POST', '/api/tags', { name: 'Lighthouse' })
    await ask(admin, 'POST', `/api/website/${noted}/tag/${tag.id}`)
    expect(await titles('search=lighthouse')).toEqual(['C'])
    // Each word somewhere, not all in one place.
    expect(await titles('search=lighthouse+key+c')).toEqual(['C'])
    expect(await titles('search=lighthouse+nowhere')).toEqual([])
    expect(await titles(`search=%23${noted}`)).toEqual(['C'])
    const places = async (search: string) => (await ask(admin, 'GET', `/api/websites?search=${search}`)).body.items[0]?.found
    await host.open.db.updateTable('websites').set({ customer: '{"firm":"Moss Ltd","city":"Oslo"}' }).where('id', '=', noted).execute()
    expect(await Promise.all(['flower+key', 'lighthouse', 'moss', 'oslo', `%23${noted}`].map(places))).toEqual([
      ['note'],
      ['tag'],
      ['customer'],
      ['contact'],
      ['number'],
    ])
    // Names of fields are no words.
    expect(await titles('search=city')).toEqual([])
    expect((await ask(admin, 'GET', '/api/websites')).body.items[0]).not.toHaveProperty('found')
    expect(await titles('search=%230')).toEqual([])
    expect((await ask(admin, 'GET', '/api/websites?sort=secret')).status).toBe(422)
    expect((await ask(admin, 'GET', '/api/websites?search=%00')).status).toBe(400)
  })
})

it('makes a website once for one Idempotency-Key, also when both tries come at once', async () => {
  const send = async (key: string) =>
    ((await (await admin.send('POST', '/api/websites', { title: 'Once' }, { 'idempotency-key': key })).json()) as { id: number }).id
  const [one, other] = await Promise.all([send('same'), send('same')])
  expect(other).toBe(one)
  const made = await host.open.db.selectFrom('websites').select('id').where('title', '=', 'Once').execute()
  expect(made).toEqual([{ id: one }])
  expect(await logOf(host, one)).toHaveLength(1)
  expect(await send('another')).not.toBe(one)
})
