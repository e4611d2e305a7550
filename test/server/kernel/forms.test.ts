/** @jest-environment ./test/server/support/environment.cjs */
import { Hono } from 'hono'
import type { HostEnv } from '../../../demo/kernel/context'
import { formOf } from '../../../demo/kernel/request/formOf'
import { HttpError } from '../../../demo/kernel/HttpError'

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'

const app = new Hono<HostEnv>()
app.post('/', async (c) => c.json([...(await formOf(c))].length))
app.onError((error, c) => c.body(null, error instanceof HttpError ? error.status : 500))

const send = (type: string, body: string) => app.request('/', { method: 'POST', headers: { 'content-type': type }, body })
const part = (name: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n\r\n`
const parts = (count: number, more = '') => `${Array.from({ length: count }, (_, nth) => part(`f${nth}`, more)).join('')}--x--\r\n`
const fields = (count: number) => Array.from({ length: count }, (_, nth) => `f${nth}=`).join('&')

describe('a form', () => {
  it.each([
    [FORM, fields(500), 500],
    [FORM, '', 0],
    [MULTIPART, parts(500), 500],
    [MULTIPART, parts(50, `; filename="${'é'.repeat(255)}.pdf"`), 50],
    ['multipart/form-data; boundary="x"', parts(1), 1],
  ])('%s is read', async (type, body, expected) => {
    const answer = await send(type, body)
    expect([answer.status, await answer.json()]).toEqual([200, expected])
  })

  it.each([
    ['countless fields', FORM, fields(100_000)],
    ['nothing but separators', FORM, '&'.repeat(1_000_000)],
    ['countless parts', MULTIPART, parts(20_000)],
    ['countless files', MULTIPART, parts(20_000, '; filename="a"')],
    ['a header without end', MULTIPART, `--x\r\n${'A: b\r\n'.repeat(200_000)}${part('a')}--x--\r\n`],
  ])('of %s is refused before it is parsed', async (_, type, body) => {
    expect((await send(type, body)).status).toBe(413)
  })

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['two boundaries', `${MULTIPART}; boundary=y`],
    ['a boundary that readers read differently', String.raw`multipart/form-data; boundary="x\"y"`],
    ['another type', 'text/plain'],
  ])('with %s is none', async (_, type) => {
    expect((await send(type, parts(1))).status).toBe(400)
  })
})
