/** @jest-environment ./test/server/support/environment.cjs */
import { publish } from '../../demo/kernel/publish'
import type { Browser } from './support/Browser'
import { NOW } from './support/fixture'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
let browser: Browser
beforeAll(async () => {
  host = await startTestHost()
  browser = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

const put = (name: string, body: unknown) => browser.send('PUT', `/preview/api/${name}`, body)

describe('faults', () => {
  afterEach(() => browser.send('DELETE', '/preview/api/faults'))

  it('let one route fail with any status, and no other', async () => {
    await put('faults', { route: 'partner_goals', status: 503 })
    const answer = await browser.get('/goals')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, expect.stringContaining('json')])
    expect((await browser.get('/api/sidebar_counts')).status).toBe(200)
  })

  it('of all routes give way to those of one', async () => {
    await put('faults', { route: '*', status: 500 })
    await put('faults', { route: 'partner_goals', status: 418 })
    expect((await browser.get('/goals')).status).toBe(418)
    expect((await browser.get('/api/sidebar_counts')).status).toBe(500)
    expect((await browser.get('/preview/api/state')).status).toBe(200)
  })

  it('cut the line', async () => {
    await put('faults', { route: 'partner_goals', offline: true })
    let destroyed = false
    const socket = { remoteAddress: '127.0.0.1', destroy: () => (destroyed = true) }
    await host.app.request('/goals', { headers: { cookie: browser.cookie } }, { incoming: { socket } })
    expect(destroyed).toBe(true)
  })

  it('go when they are cleared', async () => {
    await put('faults', { route: 'partner_goals', status: 500, latencyMs: 1 })
    await put('faults', { route: 'partner_goals' })
    expect((await browser.get('/goals')).status).toBe(200)
  })

  it.each([{ route: 'nothing' }, { route: '*', status: 200 }, { route: '*', latencyMs: -1 }, { route: '*', latencyMs: 1e9 }, {}])(
    'refuse %j',
    async (fault) => {
      expect((await put('faults', fault)).status).toBe(422)
    },
  )
})

it('moves the clock for every process', async () => {
  const before = host.services.clock.now().getTime() - Date.now()
  const answer = await put('clock', { offsetMs: 86_400_000 })
  expect(await answer.json()).toMatchObject({ clock: { offsetMs: 86_400_000 } })
  await host.services.clock.setOffset(before)
})

it('changes flags and roles of a partner', async () => {
  await put('flags', { partnerId: host.fixture.ours, flags: { isReseller: false } })
  expect((await browser.pageData())['config']).toMatchObject({ isReseller: false, canUseTools: true })
  await put('roles', { partnerId: host.fixture.ours, userId: host.fixture.users.admin, roles: ['sales', 'editor'] })
  expect((await browser.pageData())['user']).toMatchObject({ roles: ['partner_sales', 'partner_editor'] })
})

it('offers no route whose flag the plan lacks', async () => {
  await put('roles', { partnerId: host.fixture.ours, userId: host.fixture.users.admin, roles: ['admin'] })
  await put('flags', { partnerId: host.fixture.ours, flags: { canUseTools: false } })
  expect(Object.keys((await browser.pageData())['routes'] ?? {})).not.toContain('partner_tools_mail_transfer')
})

it('lists people without what opens their accounts', async () => {
  const text = await (await browser.get('/preview/api/state')).text()
  expect(text).toContain('sales@ours.test')
  expect(text).not.toMatch(/argon2|csrf|hash/)
})

it('does not sign anybody in for a partner they do not work for', async () => {
  expect(
    (await browser.send('POST', '/preview/api/sign-in', { userId: host.fixture.theirAdmin, partnerId: host.fixture.ours })).status,
  ).toBe(404)
})

describe('events', () => {
  it('reach the pages of the partner, and end with the session', async () => {
    const page = await host.as(host.fixture.users.support, host.fixture.ours)
    const { body, headers } = await page.get('/events')
    expect(headers.get('content-type')).toContain('text/event-stream')
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('event: ready')
    await publish(host.open.db, { partnerId: host.fixture.theirs, kind: 'counts' })
    await publish(host.open.db, { partnerId: host.fixture.ours, kind: 'counts' })
    expect((await reader?.read())?.value).toContain('event: counts')
    await page.open('/logout')
    await publish(host.open.db, { partnerId: host.fixture.ours, kind: 'counts' })
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
  })

  it('need a session', async () => {
    expect((await host.app.request('/events')).status).toBe(401)
  })
})

it('fills the database with each data set, whose people can log in', async () => {
  const answer = await browser.send('POST', '/preview/api/reset', { set: 'small' })
  expect(answer.status).toBe(200)
  const state = (await answer.json()) as { people: { userId: number; partnerId: number }[]; clock: { now: string } }
  expect(state.people.length).toBeGreaterThan(5)
  expect(state.clock.now.slice(0, 10)).toBe(NOW.toISOString().slice(0, 10))
  const [first] = state.people
  expect(await (await browser.send('POST', '/preview/api/sign-in', first)).json()).toEqual({ url: '/' })
  expect((await browser.open('/')).status).toBe(200)
})
