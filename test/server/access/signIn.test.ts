/** @jest-environment ./test/server/support/environment.cjs */
import { SESSION_IDLE_MS } from '../../../src/model'
import { SESSION_ABSOLUTE_MS } from '../../../demo/access/sessions/sessions'
import { Browser } from '../support/Browser'
import { NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.open.db.deleteFrom('rate_limits').execute()
  await host.services.clock.setOffset(NOW.getTime() - Date.now())
})

const signedIn = async (browser: Browser) => (await browser.get('/api/profileData')).status === 200
const travel = async (milliseconds: number) => {
  const { clock } = host.services
  await clock.setOffset(clock.now().getTime() - Date.now() + milliseconds)
}

describe('logging in', () => {
  it('opens a session and leads to the page that was asked for', async () => {
    const browser = new Browser(host.app)
    const first = await browser.open('/users?page=2')
    expect(first.headers.get('location')).toBe('/login?target=%2Fusers%3Fpage%3D2')
    const form = await (await browser.open('/login?target=/users?page=2')).text()
    expect(form).toContain('value="/users?page=2"')
    const answer = await browser.submit('/login', {
      email: ' Admin@Ours.test ',
      password: 'a long enough sentence',
      target: '/users?page=2',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/users?page=2')
    expect(await signedIn(browser)).toBe(true)
  })

  it('keeps the session cookie away from scripts and other sites', async () => {
    const { headers } = await new Browser(host.app).logIn('admin@ours.test')
    expect(headers.get('set-cookie')).toMatch(/^session=[\w%.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('gives every sign-in a new id and ends the one the browser had', async () => {
    const planted = new Browser(host.app)
    await planted.logIn('sales@ours.test')
    const victim = new Browser(host.app)
    victim.cookie = planted.cookie
    await victim.request('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://host.test' },
      body: new URLSearchParams({
        email: 'admin@ours.test',
        password: 'a long enough sentence',
        _csrf: await tokenFrom(planted),
      }).toString(),
    })
    expect(victim.cookie).not.toBe(planted.cookie)
    expect(await signedIn(victim)).toBe(true)
    expect(await signedIn(planted)).toBe(false)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/',
    'https:evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    'data:text/html,x',
    '',
  ])('never leads to another host: %j', async (target) => {
    const answer = await new Browser(host.app).submit('/login', { email: 'admin@ours.test', password: 'a long enough sentence', target })
    expect(answer.headers.get('location')).toBe('/')
  })

  it('answers a wrong password and an unknown account alike', async () => {
    const wrong = await new Browser(host.app).logIn('admin@ours.test', 'not the password')
    const unknown = await new Browser(host.app).logIn('ghost@ours.test', 'not the password')
    const text = async (response: Response) => (await response.text()).replaceAll(/admin|ghost|nonce="[^"]*"|[0-9a-f-]{36}/g, '')
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await text(wrong)).toBe(await text(unknown))
  })

  it('refuses from the 25th wrong password on, for that account only, until the window has passed', async () => {
    const browser = new Browser(host.app)
    const statuses = []
    for (let attempt = 1; attempt <= 26; attempt++) statuses.push((await browser.logIn('design@ours.test', `guess ${attempt}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 24 }, () => 401), 429, 429])
    const right = await browser.logIn('design@ours.test')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await right.text()).toContain('Please wait 15 minutes')
    expect((await new Browser(host.app).logIn('editor@ours.test')).status).toBe(303)
    await travel(16 * 60_000)
    expect((await browser.logIn('design@ours.test')).status).toBe(303)
  })

  it('does not count a right password against the next mistakes', async () => {
    const browser = new Browser(host.app)
    for (let attempt = 1; attempt <= 20; attempt++) await browser.logIn('support@ours.test', 'wrong')
    await browser.logIn('support@ours.test')
    expect((await new Browser(host.app).logIn('support@ours.test', 'wrong')).status).toBe(401)
  })

  it('lets nobody in who works for no partner or is switched off', async () => {
    const { db } = host.open
    await db.updateTable('users').set({ disabled_at: NOW }).where('email', '=', 'user@ours.test').execute()
    expect((await new Browser(host.app).logIn('user@ours.test')).status).toBe(401)
    await db.updateTable('users').set({ disabled_at: null }).where('email', '=', 'user@ours.test').execute()
  })
})

it('signing in counts as being seen, by colleagues too', async () => {
  await travel(3_600_000)
  const now = host.services.clock.now().getTime()
  await new Browser(host.app).logIn('editor@ours.test')
  const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  const { items } = (await (await admin.get('/api/users/list')).json()) as { items: { email: string; lastSeenAt: string | null }[] }
  const seen = items.find(({ email }) => email === 'editor@ours.test')?.lastSeenAt
  expect(new Date(seen ?? 0).getTime()).toBeGreaterThanOrEqual(now)
})

describe('a session', () => {
  it('is over after logging out, also for a copy of its cookie', async () => {
    const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
    const copy = new Browser(host.app)
    copy.cookie = browser.cookie
    const answer = await browser.open('/logout')
    expect(answer.headers.get('location')).toContain('/login')
    expect(await signedIn(copy)).toBe(false)
  })

  it('is not ended by a link on another site', async () => {
    const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
    await browser.request('/logout', { headers: { 'sec-fetch-site': 'cross-site', accept: 'text/html' } })
    expect(await signedIn(browser)).toBe(true)
  })

  it('ends when nobody used it for twelve hours; calls that pages make by themselves are no use', async () => {
    const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
    await travel(SESSION_IDLE_MS / 2)
    expect((await browser.get('/api/sidebar_counts')).status).toBe(200)
    await travel(SESSION_IDLE_MS / 2 + 1000)
    expect(await signedIn(browser)).toBe(false)
  })

  it('goes on while it is used, but not for ever', async () => {
    const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
    const step = SESSION_IDLE_MS - 60_000
    for (let spent = step; spent < SESSION_ABSOLUTE_MS; spent += step) {
      await travel(step)
      expect(await signedIn(browser)).toBe(true)
    }
    await travel(step)
    expect(await signedIn(browser)).toBe(false)
  })

  it('ends when the person no longer works for the partner', async () => {
    const browser = await host.as(host.fixture.both, host.fixture.theirs)
    const membership = host.open.db
      .updateTable('memberships')
      .where('user_id', '=', host.fixture.both)
      .where('partner_id', '=', host.fixture.theirs)
    await membership.set({ active: false }).execute()
    expect(await signedIn(browser)).toBe(false)
    await membership.set({ active: true }).execute()
  })

  it.each(['session=made-up', 'session=', 'session=a.b', 'session=%00.%00', `session=${'x'.repeat(4000)}`])(
    'is not opened by a made-up cookie: %.30s',
    async (cookie) => {
      const browser = new Browser(host.app)
      browser.cookie = cookie
      expect((await browser.get('/api/profileData')).status).toBe(401)
    },
  )

  it('is not opened by a cookie whose signature was changed', async () => {
    const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
    const [id, signature = ''] = decodeURIComponent(browser.cookie).split('.')
    browser.cookie = `${id}.${encodeURIComponent(signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))}`
    expect(await signedIn(browser)).toBe(false)
  })

  it('is stored only as a hash', async () => {
    const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
    const rows = await host.open.db.selectFrom('sessions').selectAll().execute()
    const id = decodeURIComponent(browser.cookie.replace('session=', '')).split('.', 1)[0] ?? ''
    expect(id.length).toBeGreaterThanOrEqual(43)
    expect(JSON.stringify(rows)).not.toContain(id)
  })
})

async function tokenFrom(browser: Browser): Promise<string> {
  const { csrf } = await browser.pageData()
  return (csrf as { token: string }).token
}
