/** @jest-environment ./test/server/support/environment.cjs */
import { receiveMail } from '../../../../demo/inbox/receive/receiveMail'
import { DAY_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addMessage, addWebsite, ROLE_NAMES } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { as, ask } from '../../support/ask'

let host: TestHost
let browser: Browser
let websiteId: number
beforeAll(async () => {
  host = await startTestHost()
  browser = await as(host, 'support')
  const customer = JSON.stringify({
    email: 'ada@bakery.test',
    forename: 'Ada',
    surname: 'Lovelace',
    phone: '+49 40 123 45 67 8',
    firm: 'Bakery Lovelace',
  })
  websiteId = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery', domain: 'bakery.test', customer })
})
afterAll(() => host.close())
beforeEach(async () => {
  for (const table of ['messages', 'unassigned_emails', 'inbox_rules', 'customer_addresses'] as const)
    await host.open.db.deleteFrom(table).execute()
})

const CHECKED = 'Authentication-Results: demo.partner; spf=pass; dkim=pass; dmarc=pass\r\n'

let mails = 0
const receive = (from: string, text = 'Hello', headers = '') =>
  receiveMail(
    host.services,
    { kind: 'partner', partnerId: host.fixture.ours },
    Buffer.from(`From: ${from}\r\nMessage-ID: <${++mails}@x.test>\r\nSubject: Hi\r\n${headers}\r\n${text}`),
  )
const view = async (query = '', who = browser) => (await ask(who, 'GET', `/unassigned_emails/view${query}`)).body
const post = (path: string, body: unknown, who = browser) => ask(who, 'POST', `/unassigned_emails/${path}`, body)
const count = async () => (await ask(browser, 'GET', '/api/sidebar_counts')).body.unassigned

it('suggests websites with the reasons, best first', async () => {
  await addWebsite(host.open.db, host.fixture.ours, { title: 'Butcher', customer: '{}' })
  await receive('Ada Lovelace <private@gmail.com>', 'Regards, 040 / 123 45678')
  await receive('desk@bakery.test')
  await receive('stranger@gmail.com')
  const { items } = await view()
  expect(items.map(({ suggestions }: { suggestions: unknown }) => suggestions)).toEqual([
    [],
    [{ website: expect.objectContaining({ id: websiteId, title: 'Bakery' }), score: 0.6, reasons: ['domain'] }],
    [expect.objectContaining({ score: 0.68, reasons: ['phone', 'name'] })],
  ])
})

it('knows the answer to our mail and an address in another field, where a mail may not be filed by itself', async () => {
  const { db } = host.open
  const twin = await addWebsite(db, host.fixture.ours, { title: 'Twin', customer: JSON.stringify({ billEmail: 'two@home.test' }) })
  const other = await addWebsite(db, host.fixture.ours, { title: 'Other', customer: JSON.stringify({ contactEmail: 'two@home.test' }) })
  await addMessage(db, host.fixture.ours, websiteId, { category: 'message_to', mail_id: '<ours@demo.partner>' })
  const forged = 'Authentication-Results: demo.partner; spf=fail; dkim=fail; dmarc=fail\r\n'
  await receive('two@home.test')
  await receive('who@nowhere.test', 'Yes', `${forged}In-Reply-To: <ours@demo.partner>\r\n`)
  const { items } = await view()
  expect(items).toMatchObject([
    { auth: { spf: 'fail', dkim: 'fail', dmarc: 'fail' }, suggestions: [{ website: { id: websiteId }, score: 0.95, reasons: ['thread'] }] },
    { suggestions: [{ reasons: ['address', 'domain'] }, { reasons: ['address', 'domain'] }] },
  ])
  expect(items[1].suggestions.map(({ website }: { website: { id: number } }) => website.id).toSorted()).toEqual([twin, other].toSorted())
  await db.deleteFrom('websites').where('id', 'in', [twin, other]).execute()
})

it('assigns a mail, remembers its sender, and files the next one by itself; all of it can be undone', async () => {
  await receive('New <new@home.test>')
  const id = (await view()).items[0].id
  expect(await count()).toBe(1)
  expect((await post('assign', { ids: [id], website: websiteId, remember: true })).body.items).toMatchObject([
    { category: 'message_from', website: { id: websiteId } },
  ])
  expect(await count()).toBe(0)
  await receive('New <NEW@home.test>', 'Hello', CHECKED)
  expect(await count()).toBe(0)
  expect(await host.open.db.selectFrom('messages').select('id').where('website_id', '=', websiteId).execute()).toHaveLength(2)
  expect((await post('restore', { ids: [id] })).status).toBe(204)
  expect(await count()).toBe(1)
  await receive('New <new@home.test>', 'Hello', CHECKED)
  expect(await count()).toBe(2)
})

it('removes softly, and puts back', async () => {
  await receive('a@b.test')
  await receive('news@b.test', 'x', 'List-Id: <n.b.test>\r\n')
  expect((await view('?kind=machines')).items).toHaveLength(1)
  const ids = (await view()).items.map(({ id }: { id: number }) => id)
  expect((await ask(browser, 'DELETE', '/unassigned_emails/remove', { ids })).status).toBe(204)
  expect([await count(), (await view('?state=removed')).items.length]).toEqual([0, 2])
  await post('restore', { ids })
  expect(await count()).toBe(2)
  await ask(browser, 'DELETE', '/unassigned_emails/remove', { ids })
  await host.setClock(29 * DAY_MS)
  browser = await as(host, 'support')
  expect((await view('?state=removed')).items).toHaveLength(2)
  await host.setClock(31 * DAY_MS)
  browser = await as(host, 'support')
  expect((await view('?state=removed')).items).toEqual([])
  await host.setClock(0)
  browser = await as(host, 'support')
})

it('tries a rule on what came before, makes it, follows it and deletes it', async () => {
  await receive('a@shop.test')
  await receive('b@shop.test')
  await receive('c@eshop.test')
  const tried = await post('rules', { sender: '@Shop.test', action: 'remove', dryRun: true })
  expect(tried.body).toMatchObject({
    rule: null,
    checked: 3,
    matches: [{ from: { email: 'b@shop.test' } }, { from: { email: 'a@shop.test' } }],
  })
  const { body } = await post('rules', { sender: '@shop.test', action: 'remove' })
  await receive('d@shop.test')
  expect(await count()).toBe(3)
  expect((await ask(browser, 'DELETE', `/unassigned_emails/rules/${body.rule.id}`)).status).toBe(204)
  expect((await ask(browser, 'GET', '/unassigned_emails/rules')).body.items).toEqual([])
})

it('follows a rule for words of subject and text, and of several that fit the closest', async () => {
  await receive('a@shop.test', 'Your INVOICE of November is attached.')
  await receive('b@shop.test', 'Hello')
  const words = { words: 'invoice november', subject: 'hi' }
  const tried = await post('rules', { ...words, action: 'remove', dryRun: true })
  expect(tried.body).toMatchObject({ checked: 2, matches: [{ from: { email: 'a@shop.test' }, state: 'open' }] })
  await post('rules', { ...words, action: 'remove' })
  await post('rules', { sender: '@shop.test', action: 'assign', website: websiteId })
  await receive('c@home.test', 'November: one more invoice')
  await receive('c@shop.test', 'November: one more invoice')
  expect(await count()).toBe(2)
  expect((await view('?state=removed')).items).toMatchObject([{ from: { email: 'c@home.test' } }])
  const { items } = (await ask(browser, 'GET', '/unassigned_emails/rules')).body
  expect(items).toMatchObject([
    { sender: '', subject: 'hi', words: 'invoice november', action: 'remove', website: null },
    { sender: '@shop.test', subject: '', words: '', website: { id: websiteId } },
  ])
})

it('gives mails to a colleague, puts them off until they come back by themselves, and tags them; lists are narrowed to that', async () => {
  const { db } = host.open
  await receive('a@b.test')
  await receive('c@d.test')
  const [second, first] = (await view()).items.map(({ id }: { id: number }) => id)
  const tag = await db
    .insertInto('tags')
    .values({ partner_id: host.fixture.ours, name: 'Press', color: '00aa00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const colleague = host.fixture.users.design
  const changed = await post('change', { ids: [first], assigned_to: colleague, addTags: [tag.id, tag.id] })
  expect(changed.status).toBe(204)
  expect((await view(`?assigned_to=${colleague}`)).items).toMatchObject([{ id: first, assigned_to: { id: colleague } }])
  expect((await view(`?tag=${tag.id}`)).items).toMatchObject([{ id: first, tags: [{ id: tag.id, name: 'Press' }] }])

  const later = new Date(host.services.clock.now().getTime() + DAY_MS / 2).toISOString()
  await post('change', { ids: [first], snoozedUntil: later })
  expect((await view()).items.map(({ id }: { id: number }) => id)).toEqual([second])
  expect(await view('?snoozed=1')).toMatchObject({
    items: [{ id: first, snoozedUntil: later, assigned_to: { id: colleague }, tags: [{ id: tag.id }] }],
    filters: { counts: { all: 1, people: 1 } },
  })
  expect(await count()).toBe(1)
  await host.setClock(DAY_MS)
  browser = await as(host, 'support')
  expect([await count(), (await view('?snoozed=1')).items]).toEqual([2, []])
  await host.setClock(0)
  browser = await as(host, 'support')

  await post('change', { ids: [first], assigned_to: null, snoozedUntil: null, removeTags: [tag.id] })
  expect((await view(`?id=${first}`)).items).toMatchObject([{ assigned_to: null, snoozedUntil: null, tags: [] }])
})

it('leaves mails the tag that theirs was merged into, and a tag that was deleted and restored', async () => {
  await receive('a@b.test')
  const id = (await view()).items[0].id
  const admin = await as(host, 'admin')
  const [one, other] = await Promise.all(
    ['Sooner', 'Later'].map(async (name) => (await ask(admin, 'POST', '/api/tags', { name })).body.id as number),
  )
  await post('change', { ids: [id], addTags: [one] })
  await ask(admin, 'POST', `/api/tags/${one}/merge/${other}`)
  expect((await view()).items).toMatchObject([{ tags: [{ id: other }] }])
  await ask(admin, 'DELETE', `/api/tags/${other}`)
  expect((await view()).items).toMatchObject([{ tags: [] }])
  await ask(admin, 'POST', `/api/tags/${other}/restore`)
  expect((await view()).items).toMatchObject([{ tags: [{ id: other }] }])
})

it.each([
  { sender: 'nobody', action: 'remove' },
  { sender: '@', action: 'remove' },
  { sender: 'a@b.test', action: 'explode' },
  { action: 'remove' },
  { sender: ' ', subject: ' ', words: '', action: 'remove' },
])('refuses the rule %j', async (rule) => {
  expect((await post('rules', rule)).status).toBe(422)
})

it('is read by all, and handled by those who may', async () => {
  await receive('a@b.test')
  const id = (await view()).items[0].id
  const answers = await Promise.all(
    ROLE_NAMES.map(async (role) => {
      const person = await as(host, role)
      const read = await ask(person, 'GET', '/unassigned_emails/view')
      const restore = await post('restore', { ids: [id] }, person)
      const rule = await post('rules', { sender: 'a@b.test', action: 'ignore', dryRun: true }, person)
      const change = await post('change', { ids: [id], assigned_to: null }, person)
      return [role, read.status, restore.status, rule.status, change.status]
    }),
  )
  expect(answers).toEqual([
    ['admin', 200, 204, 200, 204],
    ['manager', 200, 204, 200, 204],
    ['support', 200, 204, 200, 204],
    ['design', 200, 403, 403, 403],
    ['editor', 200, 403, 403, 403],
    ['sales', 200, 403, 403, 403],
    ['user', 403, 403, 403, 403],
  ])
})

it('shows and gives nothing of another partner', async () => {
  await receive('a@b.test')
  const id = (await view()).items[0].id
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await view('', stranger)).items).toEqual([])
  expect((await view(`?id=${id}`, stranger)).items).toEqual([])
  expect((await post('assign', { ids: [id], website: websiteId }, stranger)).status).toBe(404)
  expect((await ask(stranger, 'DELETE', '/unassigned_emails/remove', { ids: [id] })).status).toBe(404)
  expect((await post('change', { ids: [id], assigned_to: null }, stranger)).status).toBe(404)
  const theirTag = (await ask(stranger, 'POST', '/api/tags', { name: 'Theirs' })).body.id
  expect((await post('change', { ids: [id], assigned_to: host.fixture.theirAdmin })).status).toBe(404)
  expect((await post('change', { ids: [id], addTags: [theirTag] })).status).toBe(404)
})
