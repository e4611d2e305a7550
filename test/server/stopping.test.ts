/** @jest-environment ./test/server/support/environment.cjs */
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { connect } from 'node:http2'
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { Hono } from 'hono'
import type { HostEnv } from '../../demo/kernel/context'
import { createApp } from '../../demo/createApp'
import { publish } from '../../demo/kernel/publish'
import { listen } from '../../demo/listen'
import { readSettings } from '../../demo/settings'
import { cancelMail } from '../../demo/outbox/mail/cancelMail'
import { openPostOffice } from '../../demo/inbox/postOffice'
import { queueMail } from '../../demo/outbox/mail/queueMail'
import { sendDue } from '../../demo/outbox/mail/sendDue'
import { orAborted, portOf } from '../../demo/services'
import { deliverDue } from '../../demo/outbox/webhooks/deliverDue'
import { queueFor } from '../../demo/outbox/commit/emitWebhook'
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
  const whole = await slow
  expect([whole.headers.get('connection'), await whole.text()]).toEqual(['close', 'whole'])
  await finished
})

it('does not wait for what nobody waits for any more, also behind another request of its connection', async () => {
  const { app, begun, answer } = slowHost()
  const { origin, requests } = await listen(app, readSettings({}, process.cwd()))
  const client = connectTo(Number(new URL(origin).port), '127.0.0.1')
  client.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\nGET /rest HTTP/1.1\r\nHost: x\r\n\r\n')
  await begun
  client.resetAndDestroy()
  await expect(requests.finish()).resolves.toBeUndefined()
  answer()
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

describe('the mail and the webhook that are due', () => {
  const heard: string[] = []
  let silent: Server
  let receiver: HttpServer
  let mail: number
  beforeEach(async () => {
    const { db } = host.open
    const { ours } = host.fixture
    silent = await listening(createServer())
    receiver = await listening(createHttpServer(({ url = '' }, answer) => (url === '/answered' ? answer.end() : heard.push(url))))
    const address = `127.0.0.1:${portOf(receiver)}`
    host.services.webhookAllow = [address]
    const hook = await addWebhook(db, ours, `http://${address}/`)
    const to = [{ name: '', email: 'a@example.test' }]
    mail = await queueMail(host.services, db, { partnerId: ours, kind: 'invitation', to, subject: 's', text: 't' })
    await queueFor(db, host.services.clock, [hook], { partnerId: ours, event: 'test' })
    host.lines.length = 0
    heard.length = 0
  })
  afterEach(async () => {
    receiver.closeAllConnections()
    receiver.close()
    silent.close()
    await host.open.db.deleteFrom('outgoing_mails').execute()
    await host.open.db.deleteFrom('webhooks').execute()
  })

  const send = (given: AbortSignal) =>
    Promise.all([sendDue(host.services, `smtp://127.0.0.1:${portOf(silent)}`, given), deliverDue(host.services, given)])
  /** Sends them, and gives up when both have been heard of, after something else. */
  async function giveUp(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    const leaving = new AbortController()
    const sent = send(leaving.signal)
    const [[connection]] = await Promise.all([once(silent, 'connection') as Promise<[Socket]>, once(receiver, 'request')])
    await meanwhile()
    leaving.abort()
    expect(await sent).toEqual([1, 1])
    connection.destroy()
  }
  const mails = () => host.open.db.selectFrom('outgoing_mails').selectAll().execute()
  const webhooks = () => host.open.db.selectFrom('webhook_messages').selectAll().execute()

  it('are handed back when they have no answer yet: others take them at once', async () => {
    await giveUp()
    expect(host.lines.map((line) => 'outcome' in line && line.outcome)).toEqual(['handed back', 'handed back'])
    const waiting = { state: 'waiting', leased_until: null }
    expect(await mails()).toMatchObject([{ ...waiting, lease: null, attempts: 1 }])
    expect(await webhooks()).toMatchObject([{ ...waiting, attempts: 0 }])
  })

  it('are not taken for untried: the mail may have reached its addressee, so that nobody takes it back', async () => {
    await giveUp()
    expect(await cancelMail(host.open.db, host.services, mail)).toBe(false)
    expect(await mails()).toMatchObject([{ state: 'waiting' }])
  })

  it('keep what was decided meanwhile: a webhook that is to be tried anew has all its attempts', async () => {
    await giveUp(() => host.open.db.updateTable('webhook_messages').set({ attempts: 0 }).execute())
    expect(await webhooks()).toMatchObject([{ attempts: 0 }])
  })

  it('do not leave any more when it is too late', async () => {
    expect(await send(AbortSignal.abort())).toEqual([1, 1])
    await fetch(`http://127.0.0.1:${portOf(receiver)}/answered`)
    expect(heard).toEqual([])
    expect(host.lines.map((line) => 'outcome' in line && line.outcome)).toEqual(['handed back', 'handed back'])
  })
})

it('sends away mail servers that have nothing to say, while there is time for the rest', async () => {
  const office = await openPostOffice(host.services)
  const server = connectTo(office.port, '127.0.0.1').setEncoding('utf8')
  const lines: string[] = []
  server.on('data', (line: string) => lines.push(line))
  await once(server, 'data')
  const left = once(server, 'close')
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const closed = office.close()
  jest.advanceTimersByTime(1_000)
  jest.useRealTimers()
  await Promise.all([closed, left])
  expect(lines).toEqual([expect.stringMatching(/^220 /), expect.stringMatching(/^421 /)])
})

it('begins nothing that nobody waits for', async () => {
  const begin = jest.fn(() => Promise.reject(new Error('begun')))
  expect(await orAborted(begin, AbortSignal.abort())).toBeNull()
  expect(begin).not.toHaveBeenCalled()
})

async function listening<S extends Server>(server: S): Promise<S> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

it('forgets a line of events that breaks', async () => {
  const page = await host.as(host.fixture.users.support, host.fixture.ours)
  const { body } = await page.get('/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  expect(host.services.events.listeners()).toBe(1)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(host.open.db, 'selectFrom').mockImplementation(() => {
    throw new Error('gone')
  })
  await publish(host.open.db, { kind: 'counts', partnerId: host.fixture.ours })
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
  jest.restoreAllMocks()
  expect(host.services.events.listeners()).toBe(0)
})

it('ends the lines of events: pages find another process', async () => {
  const page = await host.as(host.fixture.users.support, host.fixture.ours)
  const { body } = await page.get('/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('event: ready')
  await host.services.events.close()
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
})
