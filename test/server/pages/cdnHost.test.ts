/** @jest-environment ./test/server/support/environment.cjs */
import { assetBase } from '../../../demo/kernel/assetBase'
import { parsePage } from '../../../src/page/parsePage'
import { startTestHost } from '../support/testHost'

it.each([
  [null, '/assets/'],
  ['cdn.example.com', 'https://cdn.example.com/assets/'],
  ['cdn.example.com:8443', 'https://cdn.example.com:8443/assets/'],
  ['http://cdn.example.com/v12/', 'http://cdn.example.com/v12/assets/'],
  ['/shop', '/shop/assets/'],
])('cdnHost %s: files are below %s', (cdnHost, base) => {
  expect(assetBase(cdnHost)).toBe(base)
})

it('pages name the files of another host, and their policy lets its fonts in', async () => {
  const host = await startTestHost({ cdnHost: 'cdn.example.com' })
  const { users, ours } = host.fixture
  const browser = await host.as(users.manager, ours)
  expect(parsePage(await browser.pageData())).toMatchObject({ ok: true, notes: [], page: { config: { cdnHost: 'cdn.example.com' } } })
  const response = await browser.open('/websites')
  expect(response.headers.get('content-security-policy')).toContain(`font-src 'self' https://cdn.example.com;`)
  const html = await response.text()
  expect(html).toContain('<script type="module" src="https://cdn.example.com/assets/partner-islands.js" integrity="sha256-')
  expect(html).not.toContain('"/assets/')
  await host.close()
})
