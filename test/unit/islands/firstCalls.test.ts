import { beginFirstCalls, FRESH_MS } from '../../../src/islands/firstCalls'
import { embed } from '../../browser/support/hostPage'

const DETAILS = '/api/website-details/1'
const LIST = '/api/websites?view=overview'
const GET = { method: 'GET' }

const server = jest.fn<Promise<Response>, [path: string, init?: RequestInit]>(async () => new Response('"asked"'))

function begin(data: object) {
  document.body.innerHTML = `<script type="application/json" data-partner-page>${embed(data)}</script>`
  return beginFirstCalls(document)
}
const now = () => new Date().toISOString()
const asked = () => server.mock.calls.map(([path]) => path)

beforeEach(() => {
  server.mockClear()
  globalThis.fetch = server as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())

test('an answer that the page has is given once, and then the server is asked', async () => {
  const fetch = begin({ serverTime: now(), firstCalls: { [DETAILS]: { id: 1 } } })
  const response = await fetch(DETAILS, GET)
  expect([response.headers.get('content-type'), await response.json()]).toEqual([expect.stringContaining('json'), { id: 1 }])
  expect(asked()).toEqual([])
  expect(await (await fetch(DETAILS, GET)).json()).toBe('asked')
})

test('what the page does not answer is asked at once, as the page would, and by nobody a second time', async () => {
  const fetch = begin({ config: { partnerId: 3 }, firstCalls: { [LIST]: null } })
  expect(server.mock.calls).toEqual([
    [LIST, { credentials: 'same-origin', headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-Partner': '3' } }],
  ])
  expect(await (await fetch(LIST, GET)).json()).toBe('asked')
  expect(asked()).toEqual([LIST])
})

test.each([
  ['an hour ago', () => new Date(Date.now() - 3_600_000).toISOString()],
  ['in an hour, by another clock', () => new Date(Date.now() + 3_600_000).toISOString()],
  ['nobody knows when', () => undefined],
])('an answer of a page that was made %s is asked for again', async (_, serverTime) => {
  const fetch = begin({ serverTime: serverTime(), firstCalls: { [DETAILS]: { id: 1 } } })
  expect(asked()).toEqual([DETAILS])
  expect(await (await fetch(DETAILS, GET)).json()).toBe('asked')
})

test('an answer that nobody wanted for a while is asked for again', async () => {
  jest.useFakeTimers()
  const fetch = begin({ serverTime: now(), firstCalls: { [DETAILS]: { id: 1 } } })
  jest.advanceTimersByTime(FRESH_MS + 1)
  expect(await (await fetch(DETAILS, GET)).json()).toBe('asked')
})

test('a first call that fails is made again by whoever needs it', async () => {
  server.mockRejectedValueOnce(new TypeError('no network'))
  const fetch = begin({ firstCalls: { [LIST]: null } })
  expect(await (await fetch(LIST, GET)).json()).toBe('asked')
  expect(asked()).toEqual([LIST, LIST])
})

test('a change is never answered by it', async () => {
  const fetch = begin({ serverTime: now(), firstCalls: { [DETAILS]: { id: 1 } } })
  expect(await (await fetch(DETAILS, { method: 'POST' })).json()).toBe('asked')
})

test.each(['https://elsewhere.example/api', '//elsewhere.example/api', '/\\elsewhere.example', 'api/websites', '/\t/elsewhere.example'])(
  'nothing is asked elsewhere: %p',
  (path) => {
    begin({ firstCalls: { [path]: null } })
    expect(asked()).toEqual([])
  },
)

test.each([null, [], 'text', 7, { firstCalls: null }, { firstCalls: [] }, { firstCalls: 'x' }])('page data %p ask for nothing', (data) => {
  begin(data as object)
  expect(asked()).toEqual([])
})
