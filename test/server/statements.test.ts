/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from './support/Browser'
import { addMessage, addTodo, addWebsite } from './support/fixture'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
let browser: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  const { fixture, open } = host
  for (let nth = 0; nth < 3; nth += 1) {
    website = await addWebsite(open.db, fixture.ours, { assigned_to: fixture.users.editor })
    await addMessage(open.db, fixture.ours, website)
    await addTodo(open.db, fixture.ours, website)
  }
  browser = await host.as(fixture.users.admin, fixture.ours)
})
afterAll(() => host.close())

/** What pages and people ask all day: who asks, whether the website is within their reach, and what they asked for. */
const ASKED: readonly [path: string, statements: number][] = [
  ['/', 3],
  ['/website/{id}', 3],
  ['/api/sidebar_counts', 2],
  ['/api/websites?limit=50', 3],
  ['/api/website-details/{id}', 3],
]

it.each(ASKED)('%s takes %d statements', async (path, count) => {
  const url = path.replace('{id}', String(website))
  const ask = () => (url.startsWith('/api/') ? browser.get(url) : browser.open(url))
  // The first one notes that the person is there.
  await ask()
  host.lines.length = 0
  expect((await ask()).status).toBe(200)
  expect(host.lines.map(({ statements }) => statements)).toEqual([count])
})
