/** @jest-environment ./test/server/support/environment.cjs */
import { createApp } from '../../../demo/createApp'
import { CALLS_PER_MINUTE } from '../../../src/model'
import { Browser } from '../support/Browser'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
const MOST = 5

beforeAll(async () => {
  host = await startTestHost({ callsPerMinute: MOST })
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.open.db.deleteFrom('rate_limits').execute()
  await host.setClock(0)
})

async function ask(browser: Browser, times: number, path = '/api/profileData'): Promise<number[]> {
  const statuses: number[] = []
  for (let nth = 0; nth < times; nth += 1) statuses.push((await browser.get(path)).status)
  return statuses
}

describe('who asks more often than people do', () => {
  it('is told when to come back, and is welcome again then', async () => {
    const { ours, users } = host.fixture
    const browser = await host.as(users.admin, ours)
    expect(await ask(browser, MOST + 1)).toEqual([200, 200, 200, 200, 200, 429])

    const refused = await browser.get('/api/sidebar_counts')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const { error } = (await refused.json()) as { error: string }
    expect(error).toBe(`Too many requests. Please wait ${refused.headers.get('retry-after')} seconds.`)

    await host.setClock(61_000)
    expect(await ask(browser, 1)).toEqual([200])
  })

  it('is counted over all sessions, and takes nothing from others', async () => {
    const { ours, users } = host.fixture
    await ask(await host.as(users.admin, ours), MOST)
    expect(await ask(await host.as(users.admin, ours), 1)).toEqual([429])
    expect(await ask(await host.as(users.sales, ours), 1)).toEqual([200])
  })

  it('is counted over all processes of the host, by the clock that the host has', async () => {
    const { ours, users } = host.fixture
    await host.setClock(86_400_000)
    const browser = await host.as(users.admin, ours)
    await ask(browser, MOST - 1)
    const other = new Browser(createApp(host.services))
    other.cookie = browser.cookie
    expect(await ask(other, 2)).toEqual([200, 429])
    const refused = await browser.get('/api/profileData')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  it('gets a page that says so in the place of a page', async () => {
    const { ours, users } = host.fixture
    const browser = await host.as(users.admin, ours)
    await ask(browser, MOST)
    const page = await browser.open('/websites')
    expect(page.status).toBe(429)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.has('retry-after')).toBe(true)
  })

  it('still gets the files of the pages', async () => {
    const { ours, users } = host.fixture
    const browser = await host.as(users.admin, ours)
    await ask(browser, MOST)
    expect((await browser.open('/static/host.css')).status).not.toBe(429)
  })
})

it('nobody is stopped by what others do before they sign in', async () => {
  await ask(new Browser(host.app), MOST * 2)
  const { ours, users } = host.fixture
  expect(await ask(await host.as(users.admin, ours), 1)).toEqual([200])
})

it('600 requests a minute are enough for anybody', () => expect(CALLS_PER_MINUTE).toBe(600))
