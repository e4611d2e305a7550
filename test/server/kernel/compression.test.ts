import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { HostEnv } from '../../../demo/kernel/context'
import { compression } from '../../../demo/kernel/middleware/compression'

const TEXT = 'words '.repeat(300)

const app = new Hono<HostEnv>()
  .use(compression)
  .get('/data', etag(), (c) => c.json({ text: TEXT }))
  .get('/little', (c) => c.json({ text: 'words' }, 201, { 'X-Seen': 'yes' }))
  .get('/part', (c) => c.body('{"text"', 206, { 'Content-Type': 'application/json', 'Content-Range': 'bytes 0-6/100' }))

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(address, { method, headers: { 'Accept-Encoding': 'br', ...headers } })

it('a part of a file is sent as it is', async () => {
  const response = await ask('/part')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe('{"text"')
})

it('bytes of another encoding are not told to be the same, and an answer that has not changed is not sent again', async () => {
  const first = await ask('/data')
  expect(first.headers.get('content-encoding')).toBe('br')
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"/)
  const again = await ask('/data', { 'If-None-Match': tag })
  expect([again.status, again.headers.get('content-encoding')]).toEqual([304, null])
})

it('HEAD has no body to make smaller', async () => {
  expect((await ask('/data', {}, 'HEAD')).headers.get('content-encoding')).toBeNull()
})

it('whoever takes no brotli gets gzip', async () => {
  const response = await ask('/data', { 'Accept-Encoding': 'gzip, deflate' })
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
  expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toEqual({ text: TEXT })
})

it('what fits into one packet is sent as it is, with what else was said of it', async () => {
  const response = await ask('/little')
  expect([response.status, response.headers.get('content-encoding'), response.headers.get('x-seen')]).toEqual([201, null, 'yes'])
  expect(await response.json()).toEqual({ text: 'words' })
})
