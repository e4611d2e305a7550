/** @jest-environment ./test/host/support/environment.cjs */
import { createServer as createHttpServer } from 'node:http'
import { connect } from 'node:http2'
import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { Hono } from 'hono'
import type { HostEnv } from '../../demo/server/context'
import { createApp } from '../../demo/server/createApp'
import { listen } from '../../demo/server/listen'
import { readSettings } from '../../demo/server/settings'
import { queueMail } from '../../demo/mail/queueMail'
import { sendDue } from '../../demo/mail/sendDue'
import { portOf } from '../../demo/services'
import { deliverDue } from '../../demo/webhooks/deliverDue'
import { queueFor } from '../../demo/webhooks/emitWebhook'
import { addWebhook } from './support/addWebhook'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

/** Answers when it is told to. */
function slowHost() {
  let answer = () => {}
  const told = new Promise<void>((resolve) => (answer = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const app = new Hono<HostEnv>().get('/slow', async (c) => {
    begin()
    await told
    return c.text('whole')
  })
  return { app, begun, answer }
}

it('is not ready any more while it leaves, and lives', async () => {
  const app = createApp({ ...host.services, leaving: AbortSignal.abort() })
  const response = await app.request('/ready')
  expect([response.status, await response.json()]).toEqual([503, { status: 'leaving' }])
  expect((await app.request('/health')).status).toBe(200)
})

it('finishes the requests that it has, sends clients to other connections, and takes no more', async () => {
  const { app, begun, answer } = slowHost()
  const { origin, requests } = await listen(app, readSettings({}, process.cwd()))
  await (await fetch(`${origin}/rest`)).text()
  const slow = fetch(`${origin}/slow`)
  await begun
  requests.sendAway()
  expect((await fetch(`${origin}/rest`)).headers.get('connection')).toBe('close')
  const finished = requests.finish()
  await expect(fetch(`${origin}/rest`)).rejects.toThrow('fetch failed')
  answer()
  expect(await (await slow).text()).toBe('whole')
  await finished
})

it('finishes them over HTTP/2, too', async () => {
  const { app, begun, answer } = slowHost()
  const { origin, requests } = await listen(app, readSettings({ TLS: '1' }, process.cwd()))
  const session = connect(origin, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/slow' })
  let text = ''
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await begun
  const finished = requests.finish()
  await once(session, 'goaway')
  answer()
  await once(stream, 'end')
  expect(text).toBe('whole')
  await finished
})

it('hands back the mail and the webhook that have no answer yet: others take them at once, and the attempt does not count', async () => {
  const { db } = host.open
  const silent = await listening(createServer())
  const receiver = await listening(createHttpServer())
  host.services.webhookAllow = [`127.0.0.1:${portOf(receiver)}`]
  const hook = await addWebhook(db, host.fixture.ours, `http://127.0.0.1:${portOf(receiver)}/`)
  const mail = { partnerId: host.fixture.ours, kind: 'invitation' as const, to: [{ name: '', email: 'a@example.test' }] }
  await queueMail(host.services, db, { ...mail, subject: 's', text: 't' })
  await queueFor(db, host.services.clock, [hook], { partnerId: host.fixture.ours, event: 'test' })
  host.lines.length = 0

  const leaving = new AbortController()
  const work = [sendDue(host.services, `smtp://127.0.0.1:${portOf(silent)}`, leaving.signal), deliverDue(host.services, leaving.signal)]
  const [[connection]] = await Promise.all([once(silent, 'connection') as Promise<[Socket]>, once(receiver, 'request')])
  leaving.abort()
  expect(await Promise.all(work)).toEqual([1, 1])

  expect(host.lines.map((line) => 'outcome' in line && line.outcome)).toEqual(['handed back', 'handed back'])
  const waiting = { state: 'waiting', attempts: 0, leased_until: null }
  expect(await db.selectFrom('outgoing_mails').selectAll().execute()).toMatchObject([{ ...waiting, lease: null }])
  expect(await db.selectFrom('webhook_messages').selectAll().execute()).toMatchObject([waiting])
  connection.destroy()
  receiver.closeAllConnections()
  receiver.close()
  silent.close()
})

async function listening<S extends Server>(server: S): Promise<S> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

it('ends the lines of events: pages find another process', async () => {
  const page = await host.as(host.fixture.users.support, host.fixture.ours)
  const { body } = await page.get('/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('event: ready')
  await host.services.events.close()
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
})
