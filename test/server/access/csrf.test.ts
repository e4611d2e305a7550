/** @jest-environment ./test/server/support/environment.cjs */
import { servedRoutes } from '../../../demo/createApp'
import { methodsOf, pathTemplate } from '../../../demo/kernel/routePath'
import type { Browser } from '../support/Browser'
import { startTestHost, type TestHost } from '../support/testHost'

const changing = servedRoutes().flatMap((route) =>
  methodsOf(route)
    .filter((method) => method !== 'GET')
    .map((method) => ({ name: route.name, method, path: pathTemplate(route).replaceAll(/\{\w+\}/g, '1') })),
)

let host: TestHost
let victim: Browser
let other: Browser
beforeAll(async () => {
  host = await startTestHost()
  victim = await host.as(host.fixture.users.admin, host.fixture.ours)
  other = await host.as(host.fixture.users.sales, host.fixture.ours)
})
afterAll(() => host.close())

const FORGERIES: [string, Record<string, string>][] = [
  [
    'form of another site',
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['text/plain form', { origin: 'https://evil.test', 'content-type': 'text/plain' }],
  ['sandboxed frame', { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }],
  [
    'sibling host',
    { origin: 'http://sibling.host.test', 'sec-fetch-site': 'same-site', 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['old browser without any of the headers', { 'content-type': 'application/x-www-form-urlencoded' }],
]

describe.each(changing)('$method $path', ({ method, path }) => {
  it.each(FORGERIES)('refuses the %s', async (_, headers) => {
    const answer = await victim.request(path, {
      method,
      headers: { accept: 'application/json', ...headers },
      body: 'profile_form%5Bforename%5D=Mallory',
    })
    expect(answer.status).toBe(403)
  })

  it('refuses the token of somebody else, a missing marker and a foreign origin with the right token', async () => {
    expect((await victim.send(method, path, {}, { 'x-csrf-token': other.token })).status).toBe(403)
    expect((await victim.send(method, path, {}, { 'x-requested-with': '' })).status).toBe(403)
    expect((await victim.send(method, path, {}, { origin: 'https://host.test.evil.test' })).status).toBe(403)
  })
})

it('changed nothing', async () => {
  const user = await host.open.db
    .selectFrom('users')
    .select('forename')
    .where('id', '=', host.fixture.users.admin)
    .executeTakeFirstOrThrow()
  expect(user.forename).toBe('admin')
})

it('does not let another site change the language by a link', async () => {
  const answer = await victim.request('/profile/language/fr', { headers: { 'sec-fetch-site': 'cross-site', accept: 'text/html' } })
  expect(answer.status).toBe(403)
})

it('does not let another site log somebody in', async () => {
  const answer = await victim.request('/login', { method: 'POST', headers: { origin: 'https://evil.test' }, body: 'email=a' })
  expect(answer.status).toBe(403)
})

it.each(['put', 'post', 'delete'])('keeps other sites out of the control panel (%s)', async (method) => {
  const answer = await victim.request('/preview/api/faults', {
    method: method.toUpperCase(),
    headers: { origin: 'https://evil.test', 'x-requested-with': 'x' },
  })
  expect(answer.status).toBe(403)
})
