/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../support/Browser'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let browser: Browser
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  browser = await host.as(host.fixture.both, host.fixture.ours)
})

const select = (id: number) => `/profile/partner/${id}/select`

it('lists the partners of the person, with the role there', async () => {
  const list: unknown = await (await browser.get('/profile/partner/list')).json()
  expect(list).toEqual([
    expect.objectContaining({ id: host.fixture.ours, name: 'Ours', role: 'manager' }),
    expect.objectContaining({ id: host.fixture.theirs, name: 'Theirs', role: 'admin' }),
  ])
})

it('answers a URL on this host and works for the chosen partner from then on', async () => {
  const answer = await browser.send('POST', select(host.fixture.theirs))
  expect(await answer.json()).toEqual({ url: '/' })
  const { config, user } = await browser.pageData()
  expect(config).toMatchObject({ partnerId: host.fixture.theirs })
  expect(user).toMatchObject({ role: 'admin' })
})

it('works by a plain form without scripts', async () => {
  const page = await (await browser.open('/profile/partner/list')).text()
  expect(page).toContain(`action="${select(host.fixture.theirs)}"`)
  const answer = await browser.submit(select(host.fixture.theirs), { _csrf: browser.token })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
})

const TARGETS = [
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
]
const NAMES = ['target', 'url', 'redirect', 'next', 'returnTo', '_target_path']

it.each(TARGETS)('is not led elsewhere by %s in query, form or headers', async (target) => {
  for (const name of NAMES) {
    const query = await browser.send('POST', `${select(host.fixture.ours)}?${new URLSearchParams({ [name]: target })}`, undefined, {
      'x-forwarded-host': 'evil.test',
      referer: 'https://evil.test/',
    })
    expect(await query.json()).toEqual({ url: '/' })
    const form = await browser.submit(select(host.fixture.ours), { _csrf: browser.token, [name]: target })
    expect(form.headers.get('location')).toBe('/')
  }
})

describe('a page of the partner before', () => {
  const call = (method: string, path: string, partner: number) =>
    browser.request(path, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': browser.token,
        origin: 'http://host.test',
        'x-partner': String(partner),
      },
    })

  it('reads and changes nothing of the one that another tab chose', async () => {
    const { ours, theirs } = host.fixture
    expect((await call('GET', '/api/websites', ours)).status).toBe(200)
    await browser.send('POST', select(theirs))
    for (const [method, path] of [
      ['GET', '/api/websites'],
      ['GET', '/api/sidebar_counts'],
      ['POST', '/api/profileSettings'],
    ] as const) {
      const answer = await call(method, path, ours)
      expect([path, answer.status, answer.headers.get('x-partner')]).toEqual([path, 409, String(theirs)])
    }
    expect((await call('GET', '/api/websites', theirs)).status).toBe(200)
  })

  it('may ask back for its own', async () => {
    const { ours, theirs } = host.fixture
    await browser.send('POST', select(theirs))
    expect((await browser.send('POST', select(ours))).status).toBe(200)
    expect((await call('GET', '/api/websites', ours)).status).toBe(200)
  })

  it('is told with every answer whose it is, refusals too', async () => {
    const { ours } = host.fixture
    for (const path of ['/', '/api/websites', '/api/details/999999', '/nowhere'])
      expect([path, (await browser.get(path)).headers.get('x-partner')]).toEqual([path, String(ours)])
  })
})
