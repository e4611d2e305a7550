/** @jest-environment ./test/server/support/environment.cjs */
import { Secret, TOTP } from 'otpauth'
import { Authenticator } from '../../support/Authenticator'
import { Browser } from '../../support/Browser'
import { PASSWORD, ROLE_NAMES, type RoleName } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  const { db } = host.open
  for (const table of ['rate_limits', 'code_apps', 'passkeys', 'recovery_codes'] as const) await db.deleteFrom(table).execute()
})

const as = (role: RoleName) => host.as(host.fixture.users[role], host.fixture.ours)
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const confirm = (browser: Browser, password = PASSWORD) => browser.send('POST', '/api/profile/confirm', { password })
/** Codes are taken once: each test asks for one of its own time. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 })

interface Setup {
  id: number
  secret: string
  uri: string
  picture: string
}

/** Somebody with an app, and what it needs. The first code is that before now. */
async function addApp(browser: Browser) {
  await confirm(browser)
  const setup = await json<Setup>(browser.send('POST', '/api/profile/code-apps'))
  const proof = { name: 'Phone', code: codeOf(setup.secret, -1) }
  const { recoveryCodes } = await json<{ recoveryCodes: string[] }>(browser.send('POST', `/api/profile/code-apps/${setup.id}/code`, proof))
  return { ...setup, recoveryCodes }
}

async function addPasskey(browser: Browser, authenticator = new Authenticator()) {
  await confirm(browser)
  const options = await json<{ challenge: string }>(browser.send('POST', '/api/profile/passkeys/options'))
  const passkey = authenticator.register(options)
  return { authenticator, answer: await browser.send('POST', '/api/profile/passkeys', { name: 'Laptop', passkey }) }
}

async function afterPassword(role: RoleName): Promise<Browser> {
  const browser = new Browser(host.app)
  const answer = await browser.submit('/login', { email: `${role}@ours.test`, password: PASSWORD, target: '/users' })
  expect(answer.headers.get('location')).toBe('/login/second')
  expect((await browser.get('/api/profileData')).status).toBe(401)
  return browser
}

const PATHS = [
  ['POST', '/api/profile/code-apps', undefined],
  ['POST', '/api/profile/code-apps/1/code', { name: 'x', code: '1' }],
  ['DELETE', '/api/profile/code-apps/1', undefined],
  ['POST', '/api/profile/passkeys/options', undefined],
  ['POST', '/api/profile/passkeys', { name: 'x', passkey: new Authenticator().register({ challenge: 'x' }) }],
  ['DELETE', '/api/profile/passkeys/1', undefined],
  ['POST', '/api/profile/recovery-codes', undefined],
  ['POST', '/api/profile/tokens', { name: 'x', scopes: ['time:read'], until: '2026-12-31' }],
] as const

it('asks whoever changes something to confirm first, by their own password, for ten minutes', async () => {
  const browser = await as('support')
  for (const [method, path, body] of PATHS) {
    const answer = await browser.send(method, path, body)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('confirm first that it is you')])
  }
  expect((await confirm(browser, 'wrong')).status).toBe(422)
  expect((await confirm(browser)).status).toBe(204)
  expect((await browser.send('POST', '/api/profile/code-apps')).status).toBe(200)
  await host.setClock(11 * 60_000)
  expect((await browser.send('POST', '/api/profile/code-apps')).status).toBe(422)
  await host.setClock(0)
})

it.each(ROLE_NAMES)('%s sets up an app and is asked for its code after the password, by page and from within one', async (role) => {
  const browser = await as(role)
  const { secret, uri, picture, recoveryCodes } = await addApp(browser)
  expect([uri, picture]).toEqual([expect.stringMatching(/^otpauth:\/\/totp\/Ours/), expect.stringMatching(/^data:image\/svg/)])
  expect(recoveryCodes).toHaveLength(10)
  const kept = JSON.stringify(
    await Promise.all((['code_apps', 'recovery_codes'] as const).map((table) => host.open.db.selectFrom(table).selectAll().execute())),
  )
  for (const plain of [secret.replaceAll(' ', ''), ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(kept).not.toContain(plain)

  const visitor = await afterPassword(role)
  expect((await visitor.submit('/login/second', { code: '000000' })).status).toBe(422)
  const answer = await visitor.submit('/login/second', { code: codeOf(secret) })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/users'])
  expect((await visitor.get('/api/profileData')).status).toBe(200)
  // The same code opens nothing again.
  expect((await (await afterPassword(role)).submit('/login/second', { code: codeOf(secret) })).status).toBe(422)

  const again = new Browser(host.app)
  const session = (more: object) =>
    again.send('POST', '/session', { email: `${role}@ours.test`, password: PASSWORD, partnerId: null, ...more })
  expect(await json(session({}))).toEqual({ errors: [{ name: 'code', message: expect.any(String) }] })
  expect((await session({ code: codeOf(secret, 1) })).status).toBe(200)
})

it('takes each recovery code once', async () => {
  const { recoveryCodes } = await addApp(await as('editor'))
  const code = recoveryCodes[3]?.toUpperCase() ?? ''
  expect((await (await afterPassword('editor')).submit('/login/second', { code })).status).toBe(303)
  expect((await (await afterPassword('editor')).submit('/login/second', { code })).status).toBe(422)
  const browser = await as('editor')
  expect(await json(browser.get('/api/profile/second-steps'))).toMatchObject({ recoveryCodes: 9 })
  await confirm(browser)
  const { recoveryCodes: fresh } = await json<{ recoveryCodes: string[] }>(browser.send('POST', '/api/profile/recovery-codes'))
  expect((await (await afterPassword('editor')).submit('/login/second', { code: recoveryCodes[4] ?? '' })).status).toBe(422)
  expect((await (await afterPassword('editor')).submit('/login/second', { code: fresh[0] ?? '' })).status).toBe(303)
})

it('limits guesses of a code, and says for how long', async () => {
  await addApp(await as('design'))
  const visitor = await afterPassword('design')
  const statuses = []
  for (let nth = 0; nth < 10; nth++) statuses.push((await visitor.submit('/login/second', { code: `${100_000 + nth}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429])
})

it('an app that has shown no code counts for nothing', async () => {
  const browser = await as('sales')
  await confirm(browser)
  await browser.send('POST', '/api/profile/code-apps')
  expect((await new Browser(host.app).logIn('sales@ours.test')).status).toBe(303)
})

it.each(ROLE_NAMES)('%s signs in by a passkey alone, and by nothing less', async (role) => {
  const browser = await as(role)
  const { authenticator, answer } = await addPasskey(browser)
  expect(answer.status).toBe(200)
  const visitor = new Browser(host.app)
  const options = () => json<{ challenge: string }>(visitor.send('POST', '/session/passkey/options', {}))
  const enter = (passkey: object) => visitor.send('POST', '/session/passkey', { passkey, partnerId: null })
  const used = authenticator.use(await options())
  expect((await enter(used)).status).toBe(200)
  expect((await visitor.get('/api/profileData')).status).toBe(200)
  visitor.cookie = ''
  // Once used, from elsewhere, with another key, by a passkey that nobody knows.
  expect((await enter(used)).status).toBe(422)
  expect((await enter(authenticator.use(await options(), { origin: 'http://evil.test' }))).status).toBe(422)
  const stranger = new Authenticator()
  expect((await enter({ ...stranger.use(await options()), id: used.id, rawId: used.id })).status).toBe(422)
  expect((await enter(stranger.use(await options()))).status).toBe(422)
  expect((await visitor.get('/api/profileData')).status).toBe(401)
  // The password alone is no longer enough.
  await afterPassword(role)
})

it('a passkey of somebody whose reseller has suspended them opens nothing, and they are told who has', async () => {
  const { authenticator } = await addPasskey(await as('admin'))
  const { ours, theirs } = host.fixture
  const { db } = host.open
  await db.updateTable('partners').set({ parent_id: theirs }).where('id', '=', ours).execute()
  await db.insertInto('reseller_customers').values({ partner_id: ours, status: 'suspended', limits: '{}', note: '' }).execute()
  const visitor = new Browser(host.app)
  const passkey = authenticator.use(await json<{ challenge: string }>(visitor.send('POST', '/session/passkey/options', {})))
  const answer = await visitor.send('POST', '/session/passkey', { passkey, partnerId: null })
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('has suspended your access')])
  await db.deleteFrom('reseller_customers').where('partner_id', '=', ours).execute()
  await db.updateTable('partners').set({ parent_id: null }).where('id', '=', ours).execute()
})

it('a passkey confirms for its owner alone', async () => {
  const [owner, other] = [await as('manager'), await as('support')]
  const { authenticator } = await addPasskey(owner)
  await host.open.db.updateTable('sessions').set({ confirmed_at: null }).execute()
  const proof = async (browser: Browser) =>
    authenticator.use(await json<{ challenge: string }>(browser.send('POST', '/api/profile/confirm/options')))
  const send = async (browser: Browser, passkey: object) => (await browser.send('POST', '/api/profile/confirm', { passkey })).status
  expect(await send(other, await proof(other))).toBe(422)
  expect(await send(other, await proof(owner))).toBe(422)
  expect(await send(owner, await proof(owner))).toBe(204)
})

it('is removed by its owner alone; with the last one go the recovery codes', async () => {
  const browser = await as('admin')
  const app = await addApp(browser)
  await addPasskey(browser)
  const { passkeys } = await json<{ passkeys: { id: number; name: string }[] }>(browser.get('/api/profile/second-steps'))
  expect(passkeys).toMatchObject([{ name: 'Laptop' }])
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  await confirm(stranger)
  const remove = async (who: Browser, path: string) => (await who.send('DELETE', `/api/profile/${path}`)).status
  expect([await remove(stranger, `code-apps/${app.id}`), await remove(stranger, `passkeys/${passkeys[0]?.id}`)]).toEqual([404, 404])
  expect([await remove(browser, `code-apps/${app.id}`), await remove(browser, `passkeys/${passkeys[0]?.id}`)]).toEqual([204, 204])
  expect(await json(browser.get('/api/profile/second-steps'))).toMatchObject({ codeApps: [], passkeys: [], recoveryCodes: 0 })
  expect((await new Browser(host.app).logIn('admin@ours.test')).status).toBe(303)
})

it('is asked for as well when an invitation is accepted by the password', async () => {
  const { recoveryCodes } = await addApp(await as('sales'))
  const admin = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  const invited = await admin.send('POST', '/users/invite', { invitations: [{ email: 'sales@ours.test', role: 'editor' }] })
  const { items } = await json<{ items: { link: string }[] }>(Promise.resolve(invited))
  const visitor = new Browser(host.app)
  const accepted = await visitor.submit(new URL(items[0]?.link ?? '').pathname, { password: PASSWORD })
  expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/login/second'])
  expect((await visitor.get('/api/profileData')).status).toBe(401)
  expect((await visitor.submit('/login/second', { code: recoveryCodes[0] ?? '' })).status).toBe(303)
  expect((await visitor.get('/api/profileData')).status).toBe(200)
  const { active } = await host.open.db
    .selectFrom('memberships')
    .select('active')
    .where('user_id', '=', host.fixture.users.sales)
    .where('partner_id', '=', host.fixture.theirs)
    .executeTakeFirstOrThrow()
  expect(active).toBe(true)
})

it('leaves no secret in pages and in the log', async () => {
  const browser = await as('manager')
  const { secret, recoveryCodes } = await addApp(browser)
  const seen = JSON.stringify(host.lines) + JSON.stringify(await browser.pageData('/profile'))
  for (const plain of [secret.replaceAll(' ', ''), ...recoveryCodes]) expect(seen).not.toContain(plain)
})
