/** @jest-environment ./test/server/support/environment.cjs */
import { readFileSync } from 'node:fs'
import type { Browser } from '../support/Browser'
import { addWebsite } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let browser: Browser
beforeAll(async () => {
  host = await startTestHost()
  browser = await host.as(host.fixture.users.manager, host.fixture.ours)
  await addWebsite(host.open.db, host.fixture.ours, { id: 1 })
})
afterAll(() => host.close())

it.each([
  ['/website/1', 'website-details', 'tickets'],
  ['/tickets', 'tickets', 'website-details'],
])('%s preloads the screen of its main area with its texts, and no other', async (path, screen, other) => {
  const html = await (await browser.open(path)).text()
  const preloads = [...html.matchAll(/rel="modulepreload" href="\/assets\/([^"]+)"/g)].map(([, file]) => file)
  const { islands, messages } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  expect(preloads).toEqual(expect.arrayContaining([...islands[screen].preload, ...messages[screen].en]))
  expect(preloads).not.toContain(islands[other].file)
})

it.each(['/static/host.css', '/preview/styles/host.css'])('%s is one sheet, whose fonts are there', async (path) => {
  const response = await browser.open(path)
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
  const css = await response.text()
  expect(css).toContain('@font-face')
  expect(css).not.toContain('@import')
  for (const [, font = ''] of css.matchAll(/url\("([^"]+)"\)/g)) expect((await browser.open(font)).status).toBe(200)
})

it('the sheet is not sent again while it is the same', async () => {
  const ask = (etag: string) => host.app.request('/static/host.css', { headers: { 'if-none-match': etag } })
  const first = await ask('"another"')
  expect(first.status).toBe(200)
  expect((await ask(first.headers.get('etag') ?? '')).status).toBe(304)
})
