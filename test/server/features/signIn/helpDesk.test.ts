/** @jest-environment ./test/server/support/environment.cjs */
import { createLocalJWKSet, decodeProtectedHeader, type JWK, jwtVerify } from 'jose'
import { SSO_TOKEN_TTL_MS } from '../../../../src/model'
import { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'

const DESK = 'https://desk.agency.example/access/jwt'

let host: TestHost
let designer: Browser
beforeAll(async () => {
  host = await startTestHost()
  designer = await host.as(host.fixture.users.design, host.fixture.ours)
  await setHelp({ helpOption: 'desk', helpUrl: DESK })
})
afterAll(() => host.close())

const setHelp = async (help: object) => {
  const settings = JSON.stringify(help)
  await host.open.db.updateTable('partners').set({ settings }).where('id', '=', host.fixture.ours).execute()
}
/** The one form of the page that the help entry leads to. */
async function entrance(browser = designer) {
  const answer = await browser.open('/help/desk')
  const html = await answer.text()
  const [, action] = /<form[^>]* method="post" action="([^"]+)"/.exec(html) ?? []
  const [, token = ''] = /name="jwt" value="([^"]+)"/.exec(html) ?? []
  return { answer, html, action, token }
}
const keysOfHost = async () => createLocalJWKSet((await (await host.app.request('/.well-known/jwks.json')).json()) as { keys: JWK[] })

it('sends whoever asks to the help desk, with a token that says who they are', async () => {
  const { action, token, html } = await entrance()
  expect(action).toBe(DESK)
  const { payload } = await jwtVerify(token, await keysOfHost(), {
    audience: 'https://desk.agency.example',
    currentDate: host.services.clock.now(),
  })
  const { email } = await host.open.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', host.fixture.users.design)
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ sub: String(host.fixture.users.design), email, organization: { id: host.fixture.ours, name: 'Ours' } })
  expect(html).toContain('desk.agency.example')
})

it('is for every role, and for nobody who is not signed in', async () => {
  const { users, ours } = host.fixture
  for (const id of Object.values(users)) expect((await entrance(await host.as(id, ours))).action).toBe(DESK)
  expect((await new Browser(host.app).open('/help/desk')).headers.get('location')).toContain('/login')
})

it('the token is for a minute and for this desk, never the same twice, and opens nothing of the host', async () => {
  const [first, second] = [await entrance(), await entrance()]
  const keys = await keysOfHost()
  const now = host.services.clock.now()
  const read = (options: object) => jwtVerify(first.token, keys, { currentDate: now, ...options })
  const { payload } = await read({})
  expect((payload.exp ?? Infinity) - (payload.iat ?? 0)).toBe(SSO_TOKEN_TTL_MS / 1000)
  await expect(read({ currentDate: new Date(now.getTime() + SSO_TOKEN_TTL_MS + 1000) })).rejects.toThrow(/exp/)
  await expect(read({ audience: 'https://other.example' })).rejects.toThrow(/aud/)
  const other = await jwtVerify(second.token, keys, { currentDate: now })
  expect(other.payload.jti).not.toBe(payload.jti)
  expect(decodeProtectedHeader(first.token).typ).toBe('sign-on+jwt')
  // By keys that a token names itself anybody could sign.
  expect({ ...payload, ...decodeProtectedHeader(first.token) }).not.toHaveProperty('keys')
  const answer = await host.app.request('/api/partner', { headers: { Authorization: `Bearer ${first.token}`, Accept: 'application/json' } })
  expect(answer.status).toBe(401)
})

it('the token is in no address and no log, is kept by no cache, and goes to the desk alone', async () => {
  const { answer, token } = await entrance()
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain('form-action https:;')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(JSON.stringify(host.lines)).not.toContain(token)
})

it('is not made for programs, which come by tokens of their own', async () => {
  const { token } = (await (await designer.get('/jwt/token')).json()) as { token: string }
  const answer = await host.app.request('/help/desk', { headers: { Authorization: `Bearer ${token}`, Accept: 'text/html' } })
  expect(answer.status).toBe(403)
})

it.each([
  [{ helpOption: 'integrated', helpUrl: DESK }],
  [{ helpOption: 'desk' }],
  [{ helpOption: 'desk', helpUrl: 'not an address' }],
  [{ helpOption: 'desk', helpUrl: 'data:text/html,hello' }],
])('without a help desk there is no such page: %j', async (help) => {
  await setHelp(help)
  const { answer, token } = await entrance()
  expect([answer.status, token]).toEqual([404, ''])
  await setHelp({ helpOption: 'desk', helpUrl: DESK })
})

it('whoever only looks at a customer’s pages is not signed in for them', async () => {
  const { users, ours } = host.fixture
  const looker = await host.as(users.admin, ours)
  await host.open.db.updateTable('sessions').set({ viewed_from: ours }).where('csrf_token', '=', looker.token).execute()
  expect((await looker.open('/help/desk')).status).toBe(403)
})
