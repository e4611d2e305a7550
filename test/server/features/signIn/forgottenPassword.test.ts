/** @jest-environment ./test/server/support/environment.cjs */
import { saveMailAccount } from '../../../../demo/outbox/mail/mailAccount'
import { sendDue } from '../../../../demo/outbox/mail/sendDue'
import { Browser } from '../../support/Browser'
import { PASSWORD, ROLE_NAMES } from '../../support/fixture'
import { openSink } from '../../support/openSink'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  await host.open.db.deleteFrom('rate_limits').execute()
  await host.open.db.deleteFrom('outgoing_mails').execute()
})

const NEXT = 'Wombats play chess at noon'
const ask = (email: string, browser = new Browser(host.app)) => browser.submit('/password/forgotten', { email })
const mails = () => host.open.db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()
const linkIn = (text = '') => new URL(/https:\/\/\S+\/password\/new\/\S+/.exec(text)?.[0] ?? '').pathname
const choose = (link: string, password = NEXT, confirmation = password) => new Browser(host.app).submit(link, { password, confirmation })

async function linkFor(email: string): Promise<string> {
  await ask(email)
  return linkIn((await mails()).at(-1)?.text)
}

it('is offered to whoever signs in', async () => {
  expect(await (await new Browser(host.app).open('/login')).text()).toContain('href="/password/forgotten"')
})

it.each(ROLE_NAMES)('mails %s a link that works once and ends every session', async (role) => {
  const email = `${role}@ours.test`
  const elsewhere = await host.as(host.fixture.users[role], host.fixture.ours)
  expect((await ask(` ${email.toUpperCase()} `)).status).toBe(200)
  const [mail] = await mails()
  expect(mail).toMatchObject({ kind: 'password', partner_id: host.fixture.ours, recipients: [{ email }], from_name: 'Ours' })
  const link = linkIn(mail?.text)
  expect(mail?.html).toContain(link)
  expect(JSON.stringify(await host.open.db.selectFrom('password_resets').selectAll().execute())).not.toContain(link.split('/').at(-1))
  expect(await (await new Browser(host.app).open(link)).text()).toContain(email)

  const answer = await choose(link)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?notice=passwordChanged'])
  expect((await elsewhere.get('/api/profileData')).status).toBe(401)
  expect((await new Browser(host.app).logIn(email)).status).toBe(401)
  expect((await new Browser(host.app).logIn(email, NEXT)).status).toBe(303)
  expect([(await new Browser(host.app).open(link)).status, (await choose(link)).status]).toEqual([410, 410])
})

it('answers strangers and people alike, and mails strangers nothing', async () => {
  const text = async (email: string) => (await (await ask(email)).text()).replaceAll(/both|ghost|nonce="[^"]*"/g, '')
  expect(await text('ghost@ours.test')).toBe(await text('both@ours.test'))
  await host.open.db.updateTable('users').set({ disabled_at: new Date() }).where('email', '=', 'user@ours.test').execute()
  await ask('user@ours.test')
  await ask('no address')
  expect((await mails()).map(({ recipients }) => recipients[0]?.email)).toEqual(['both@ours.test'])
  await host.open.db.updateTable('users').set({ disabled_at: null }).where('email', '=', 'user@ours.test').execute()
})

it('is in the language of the person, under the brand of their team', async () => {
  const { db } = host.open
  await db.updateTable('users').set({ language: 'de' }).where('email', '=', 'admin@theirs.test').execute()
  await db.updateTable('partners').set({ settings: '{"color":"aa3300"}' }).where('id', '=', host.fixture.theirs).execute()
  const link = await linkFor('admin@theirs.test')
  const [mail] = await mails()
  expect(mail).toMatchObject({ subject: 'Wählen Sie ein neues Passwort', from_name: 'Theirs' })
  expect(mail?.html).toContain('#aa3300')
  expect(await (await new Browser(host.app).open(link)).text()).toContain('Theirs')
})

it('is good for an hour, and only the newest', async () => {
  const first = await linkFor('both@ours.test')
  const second = await linkFor('both@ours.test')
  const page = async (link: string) => (await new Browser(host.app).open(link)).status
  expect([await page(first), await page(second)]).toEqual([410, 200])
  await host.setClock(61 * 60_000)
  expect([await page(second), (await choose(second)).status]).toEqual([410, 410])
})

it('is over when the password is changed elsewhere, or the address', async () => {
  const browser = await host.as(host.fixture.users.design, host.fixture.ours)
  const page = async (link: string) => (await new Browser(host.app).open(link)).status
  // As the mails above have left it.
  const [current, password] = [NEXT, 'Kiwis draw maps at dawn']
  const first = await linkFor('design@ours.test')
  expect((await browser.submit('/change_password', { current, password, confirmation: password, _csrf: browser.token })).status).toBe(200)
  expect(await page(first)).toBe(410)

  const second = await linkFor('design@ours.test')
  const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  const change = await admin.send('POST', `/api/users/${host.fixture.users.design}/update`, { email: 'next@ours.test' })
  expect(change.status).toBe(200)
  expect(await page(second)).toBe(410)
})

it('tells those who have tokens of programs that these stay', async () => {
  const { db } = host.open
  const told = async () => (await new Browser(host.app).open(await linkFor('both@ours.test'))).text()
  expect(await told()).not.toContain('API tokens')
  const { id } = await db.selectFrom('users').select('id').where('email', '=', 'both@ours.test').executeTakeFirstOrThrow()
  const [created_at, expires_at] = [new Date('2020-01-01'), new Date('2090-01-01')]
  const token = { token_hash: 'x', user_id: id, partner_id: host.fixture.ours, name: 'Script', scopes: [], last_used_at: null }
  await db
    .insertInto('api_tokens')
    .values({ ...token, created_at, expires_at })
    .execute()
  expect(await told()).toContain('Your API tokens stay valid.')
})

it.each([
  ['short', 'short', /aria-invalid/],
  ['password123456', 'password123456', /too well known/],
  [PASSWORD, PASSWORD, /already have/],
  [NEXT, 'something else', /differ/],
  ['x'.repeat(201), 'x'.repeat(201), /longer than 200/],
])('refuses %.20s and keeps the link', async (password, confirmation, reason) => {
  const link = await linkFor('both@ours.test')
  const answer = await choose(link, password, confirmation)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(reason)])
  expect((await new Browser(host.app).open(link)).status).toBe(200)
})

it('sends an account three mails an hour, and an address asks twenty times', async () => {
  for (let nth = 0; nth < 5; nth++) expect((await ask('both@ours.test')).status).toBe(200)
  expect(await mails()).toHaveLength(3)
  for (let nth = 5; nth < 20; nth++) await ask(`ghost${nth}@ours.test`)
  const refused = await ask('both@ours.test')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})

it('leaves no link in the log', async () => {
  const link = await linkFor('both@ours.test')
  await new Browser(host.app).open(link)
  expect(JSON.stringify(host.lines)).not.toContain(link.split('/').at(-1))
})

it('leaves by the host, whatever mail server a partner has, and nothing of the link stays', async () => {
  const [relay, own] = [await openSink(), await openSink()]
  const account = { host: '127.0.0.1', port: own.port, encryption: 'none' as const, username: '', fromEmail: 'office@ours.test' }
  await saveMailAccount(host.open.db, host.fixture.ours, account)
  host.services.mail = { ...host.services.mail, allow: [`127.0.0.1:${own.port}`] }
  const link = await linkFor('both@ours.test')
  await sendDue(host.services, relay.url)
  expect([relay.received.length, own.received.length]).toEqual([1, 0])
  expect(relay.received[0]?.mail.text).toContain(link)
  expect(JSON.stringify(await mails())).not.toContain(link.split('/').at(-1))
  await relay.close()
  await own.close()
})
