/** @jest-environment ./test/server/support/environment.cjs */
import { connect } from 'node:http2'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listen } from '../../demo/listen'
import { readSettings } from '../../demo/settings'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const { entry, files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
const [chunk] = Object.keys(files).filter((name) => name.startsWith('chunks/core-'))

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a script comes as the browser takes it: %s', async (accepted, encoding) => {
  const response = await host.app.request(`/assets/${chunk}`, { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

it('what may change is asked for again, and sent again only when it has changed', async () => {
  const first = await host.app.request(`/assets/${entry}`)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await host.app.request(`/assets/${entry}`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

it.each(['/assets/nothing.js', '/assets/../package.json', '/assets/%2e%2e/package.json', '/static/..%2f..%2fpackage.json'])(
  '%s is not there',
  async (path) => {
    expect((await host.app.request(path)).status).toBe(404)
  },
)

it.each(['/assets/chunks/gone-D8ZhPURe.js', '/static/fonts/gone.woff2'])('nobody keeps the answer that %s is not there', async (path) => {
  const response = await host.app.request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a page comes as the browser takes it: %s', async (accepted, encoding) => {
  const plain = await (await host.app.request('/login')).text()
  const response = await host.app.request('/login', { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  const body = Buffer.from(await response.arrayBuffer())
  const read = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body
  expect(withoutNonce(read.toString())).toBe(withoutNonce(plain))
})

it('speaks HTTP/2 over TLS, line of events included', async () => {
  const settings = readSettings({ TLS: '1' }, process.cwd())
  const { users, ours } = host.fixture
  const { cookie } = await host.as(users.manager, ours)
  const { origin, requests } = await listen(host.app, settings)
  const session = connect(origin, { rejectUnauthorized: false })
  const get = (path: string) =>
    new Promise<{ status: unknown; first: string }>((resolve, reject) => {
      const stream = session.request({ ':path': path, cookie, accept: 'text/event-stream' })
      let status: unknown
      stream.on('response', (headers) => (status = headers[':status']))
      stream.once('data', (data: Buffer) => {
        resolve({ status, first: data.toString() })
        stream.close()
      })
      stream.on('error', reject)
    })
  expect(await get('/profile')).toMatchObject({ status: 200, first: expect.stringContaining('<!doctype html>') })
  expect(await get('/events')).toMatchObject({ status: 200, first: expect.stringContaining('ready') })
  session.close()
  await requests.finish()
})
