import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { HostEnv } from '../../../demo/kernel/context'
import { brotli } from '../../../demo/kernel/middleware/brotli'

const app = new Hono<HostEnv>()
  .use(brotli)
  .get('/data', etag(), (c) => c.json({ text: 'words '.repeat(100) }))
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
