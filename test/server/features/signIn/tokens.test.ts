/** @jest-environment ./test/server/support/environment.cjs */
import { API_TOKEN_SCOPES } from '../../../../src/model'
import { Browser } from '../../support/Browser'
import { addWebsite, PASSWORD, ROLE_NAMES, type RoleName } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let website: number
beforeAll(async () => {
  host = await startTestHost()
  website = await addWebsite(host.open.db, host.fixture.ours, { assigned_to: host.fixture.users.editor })
})
afterAll(() => host.close())
beforeEach(() => host.setClock(0))

interface Token {
  id: number
  token: string
  scopes: string[]
  lastUsedAt: string | null
}

const as = (role: RoleName) => host.as(host.fixture.users[role], host.fixture.ours)

async function create(role: RoleName, scopes: readonly string[] = API_TOKEN_SCOPES, until = '2026-12-31') {
  const browser = await as(role)
  await browser.send('POST', '/api/profile/confirm', { password: PASSWORD })
  const answer = await browser.send('POST', '/api/profile/tokens', { name: 'Script', scopes, until })
  return { browser, answer, ...((await answer.json()) as Token) }
}

/** As a program asks: with the token and nothing else. */
const ask = async (token: string, path: string, method = 'GET', body?: object) =>
  host.app.request(`http://host.test${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const status = async (...[token, ...rest]: Parameters<typeof ask>) => (await ask(token, ...rest)).status

it('is told once and kept as a hash', async () => {
  const { browser, token, id } = await create('support')
  expect(token).toMatch(/^partner_pat_[\w-]{43}$/)
  expect(await (await browser.get('/api/profile/tokens')).json()).toMatchObject({ items: [{ id, token: null, lastUsedAt: null }] })
  const kept = await host.open.db.selectFrom('api_tokens').selectAll().execute()
  expect(JSON.stringify([kept, host.lines])).not.toContain(token)
  expect(await status(token, '/api/websites')).toBe(200)
  const { items } = (await (await browser.get('/api/profile/tokens')).json()) as { items: Token[] }
  expect(items[0]?.lastUsedAt).toEqual(expect.any(String))
})

it('reaches what its scopes say, to read or to change', async () => {
  const note = `/website/${website}/note`
  const body = { text: 'From a script', version: 0 }
  const { token: reader } = await create('admin', ['websites:read'])
  expect([await status(reader, '/api/websites'), await status(reader, note), await status(reader, note, 'POST', body)]).toEqual([
    200, 200, 403,
  ])
  const { token: writer } = await create('admin', ['websites:write'])
  expect([await status(writer, '/api/websites'), await status(writer, note, 'POST', body)]).toEqual([200, 200])
  for (const path of ['/api/users/list', '/api/account', '/api/domain/list', '/api/ticket', '/api/clients'])
    expect([path, await status(writer, path)]).toEqual([path, 403])
})

/** Of each area something to read. */
const READS = [
  '/api/websites',
  `/api/ticket`,
  '/api/domain/list',
  '/api/users/list',
  '/api/account',
  '/api/clients',
  '/api/tools/timereport',
]

it.each(ROLE_NAMES)('of %s never reaches more than the person', async (role) => {
  const { browser, token } = await create(role)
  const paths = [...READS, `/website/${website}/note`, `/api/website-details/${website}`]
  const own = await Promise.all(paths.map(async (path) => [path, (await browser.get(path)).status]))
  const program = await Promise.all(paths.map(async (path) => [path, await status(token, path)]))
  expect(program).toEqual(own)
})

it('loses what the person loses, at once', async () => {
  const { sales, admin } = host.fixture.users
  const { token } = await create('sales')
  const boss = await as('admin')
  expect(await status(token, '/api/users/activity')).toBe(403)
  await boss.send('POST', `/api/users/${sales}/role/manager`)
  expect(await status(token, '/api/users/activity')).toBe(200)
  await boss.send('POST', `/api/users/${sales}/remove`, { reassignTo: admin })
  expect(await status(token, '/api/users/activity')).toBe(401)
  await boss.send('POST', `/api/users/${sales}/update`, { active: true })
  expect(await status(token, '/api/users/activity')).toBe(401)
  await boss.send('POST', `/api/users/${sales}/role/sales`)
})

it.each([
  ['GET', '/api/profile/tokens'],
  ['POST', '/api/profile/tokens'],
  ['GET', '/api/profile/second-steps'],
  ['GET', '/api/profile/devices'],
  ['POST', '/api/profile/confirm'],
  ['GET', '/api/profileSettings'],
  ['POST', '/change_password'],
  ['GET', '/jwt/token'],
  ['GET', '/'],
  ['GET', '/users'],
  ['GET', '/profile'],
] as const)('does nothing that is about the person alone: %s %s', async (method, path) => {
  const { token } = await create('manager')
  expect(await status(token, path, method, method === 'POST' ? {} : undefined)).toBe(403)
})

it('does not lead into the editor, where the person would be', async () => {
  const { browser, token } = await create('admin')
  const path = `/api/website/${website}/sso`
  expect([(await browser.get(path)).status, await status(token, path)]).toEqual([200, 403])
})

it('ends after its last day, and when it is revoked by its owner', async () => {
  const { token } = await create('design', ['websites:read'], '2026-11-22')
  await host.setClock(34 * 3_600_000)
  expect(await status(token, '/api/websites')).toBe(200)
  await host.setClock(48 * 3_600_000)
  expect(await status(token, '/api/websites')).toBe(401)
  await host.setClock(0)
  const { browser, token: second, id } = await create('design')
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await stranger.send('DELETE', `/api/profile/tokens/${id}`)).status).toBe(404)
  expect((await browser.send('DELETE', `/api/profile/tokens/${id}`)).status).toBe(204)
  expect(await status(second, '/api/websites')).toBe(401)
  expect(await status('partner_pat_made_up', '/api/websites')).toBe(401)
})

it.each(['2026-11-20', '2028-01-01', 'soon'])('does not end on %s', async (until) => {
  expect((await create('editor', ['websites:read'], until)).answer.status).toBe(422)
})

it('is made only by whoever has confirmed, with scopes that there are', async () => {
  const browser = await as('user')
  const body = { name: 'Script', scopes: ['websites:read'], until: '2026-12-31' }
  expect((await browser.send('POST', '/api/profile/tokens', body)).status).toBe(422)
  for (const scopes of [[], ['everything:write']]) expect((await create('editor', scopes)).answer.status).toBe(422)
  expect((await new Browser(host.app).send('POST', '/api/profile/tokens', body)).status).toBe(401)
})

it('stays with the partner it was made for', async () => {
  const { both, ours, theirs } = host.fixture
  const browser = await host.as(both, theirs)
  await browser.send('POST', '/api/profile/confirm', { password: PASSWORD })
  const made = await browser.send('POST', '/api/profile/tokens', { name: 'x', scopes: API_TOKEN_SCOPES, until: '2026-12-31' })
  const { token } = (await made.json()) as Token
  expect(await status(token, `/website/${website}/note`)).toBe(404)
  const elsewhere = await host.as(both, ours)
  expect(await (await elsewhere.get('/api/profile/tokens')).json()).toEqual({ items: [] })
})
