/** @jest-environment ./test/server/support/environment.cjs */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { guardedLookup, isPublicAddress, urlProblem } from '../../../../demo/services/network/addressGuard'
import { deliverDue, RETRY_AFTER_MS } from '../../../../demo/outbox/webhooks/deliverDue'
import { emitWebhook } from '../../../../demo/outbox/commit/emitWebhook'
import { receiveMail } from '../../../../demo/inbox/receive/receiveMail'
import { sendDue } from '../../../../demo/outbox/mail/sendDue'
import { DAY_MS, WEBHOOK_EVENTS } from '../../../../src/model'
import { connectProven } from '../../support/domains'
import { openSink } from '../../support/openSink'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

let host: TestHost
let admin: Browser
let receiver: Server
let url: string
let received: Received[] = []
let whileAnswering = async (): Promise<void> => {}
let answer: { status: number; headers?: Record<string, string> } = { status: 204 }

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      void whileAnswering().then(() => response.writeHead(answer.status, answer.headers).end('thanks'))
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a pipe name.
  const { port } = receiver.address() as AddressInfo
  url = `http://127.0.0.1:${port}/in`
  host = await startTestHost()
  host.services.webhookAllow = [`127.0.0.1:${port}`]
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(async () => {
  await host.close()
  receiver.close()
})
beforeEach(async () => {
  await host.services.clock.setOffset(0)
  // Whoever travels in time is signed out.
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  received = []
  answer = { status: 204 }
  whileAnswering = async () => {}
})

interface Hook {
  id: number
  name: string
  secret: string | null
  enabled: boolean
  failuresInRow: number
}
const hooks = async (): Promise<Hook[]> => ((await (await admin.get('/api/account')).json()) as { webhooks: Hook[] }).webhooks
const saveHooks = (webhooks: object[]) => admin.send('POST', '/api/account', { webhooks })
const draft = (change: object = {}) => ({
  name: 'Receiver',
  url,
  events: ['website_created', 'website_status_changed'],
  enabled: true,
  ...change,
})
const headersOf = ({ headers }: Received) => headers as Record<string, string>

let secret = ''
it('tells the secret once', async () => {
  const saved = (await (await saveHooks([draft()])).json()) as { webhooks: Hook[] }
  secret = saved.webhooks[0]?.secret ?? ''
  expect(secret).toMatch(/^whsec_/)
  expect((await hooks())[0]?.secret).toBeNull()
  const row = await host.open.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(secret)
})

it('sends what happens, signed, to those who want it', async () => {
  const website = await addWebsite(host.open.db, host.fixture.ours, { status: 'preparation' })
  await admin.send('POST', `/website/${website}/status`, { status: 'creation' })
  await admin.send('POST', `/website/${website}/todo/create`, { description: 'not subscribed' })
  expect(await deliverDue(host.services)).toBe(1)
  const [message] = received
  if (!message) throw new Error('nothing came')
  expect(new Webhook(secret).verify(message.body, headersOf(message))).toMatchObject({
    event: 'website_status_changed',
    partnerId: host.fixture.ours,
    website: { id: website, status: { key: 'creation' } },
    actor: { id: host.fixture.users.admin },
    previous: { status: 'preparation' },
  })
  expect(() => new Webhook(secret).verify(`${message.body} `, headersOf(message))).toThrow('No matching signature found')
})

it('keeps a log of what was sent and what came back, and delivers again', async () => {
  const [hook] = await hooks()
  const log = async () =>
    (
      (await (await admin.get(`/api/webhooks/${hook?.id}/deliveries`)).json()) as {
        items: { id: string; status: number; response: string }[]
      }
    ).items
  const [first] = await log()
  expect(first).toMatchObject({ status: 204 })
  await admin.send('POST', `/api/webhooks/${hook?.id}/deliveries/${first?.id}/redeliver`)
  await deliverDue(host.services)
  expect(received).toHaveLength(1)
  expect(await log()).toHaveLength(2)
})

it('signs with both secrets for a day after a rotation', async () => {
  const [hook] = await hooks()
  const rotated = (await (await admin.send('POST', `/api/webhooks/${hook?.id}/rotate`)).json()) as Hook
  await admin.send('POST', `/api/webhooks/${hook?.id}/test`)
  await deliverDue(host.services)
  const [message] = received
  if (!message) throw new Error('nothing came')
  for (const one of [secret, rotated.secret ?? '']) {
    expect(new Webhook(one).verify(message.body, headersOf(message))).toMatchObject({ event: 'test' })
  }
})

it('tries again on its schedule under the same id, does not follow redirects, and gives up after the last', async () => {
  answer = { status: 302, headers: { location: url } }
  const [hook] = await hooks()
  await admin.send('POST', `/api/webhooks/${hook?.id}/test`)
  let offset = 0
  for (const wait of RETRY_AFTER_MS) {
    expect(await deliverDue(host.services)).toBe(1)
    expect(await deliverDue(host.services)).toBe(0)
    offset += wait + 1_000
    await host.services.clock.setOffset(offset)
  }
  await deliverDue(host.services)
  expect(received).toHaveLength(RETRY_AFTER_MS.length + 1)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const { state } = await host.open.db.selectFrom('webhook_messages').select('state').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(state).toBe('failed')
})

it('switches off a receiver that has failed for five days, and says so by mail', async () => {
  await admin.send('POST', '/api/account', { email: 'studio@ours.test' })
  answer = { status: 500 }
  const [hook] = await hooks()
  await admin.send('POST', `/api/webhooks/${hook?.id}/test`)
  await host.services.clock.setOffset(7 * 86_400_000)
  await deliverDue(host.services)
  await host.services.clock.setOffset(0)
  expect((await hooks())[0]).toMatchObject({ enabled: false })
  const mail = await host.open.db.selectFrom('outgoing_mails').select('subject').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(mail.subject).toContain('Receiver')
})

it('tells of domains, zones, publishing and mails that nobody is named in', async () => {
  const { db } = host.open
  const [hook] = await hooks()
  await saveHooks([draft({ id: hook?.id, events: WEBHOOK_EVENTS.filter((event) => event !== 'test') })])
  const website = await addWebsite(db, host.fixture.ours, { title: 'Bakery', subscription_status: 'active' })
  const { id } = await connectProven(host, admin, { website, name: 'bakery.example' })
  await admin.send('POST', `/website/${website}/domain/${id}/update`, { published: true })
  const zone = (await (await admin.get(`/api/dns-manager/${id}`)).json()) as { version: number; items: object[] }
  const record = { type: 'TXT', name: 'hello', content: 'world', ttl: 300 }
  const applied = { version: zone.version, items: [...zone.items, record], comment: '' }
  expect((await admin.send('POST', `/api/dns-manager/${id}`, applied)).status).toBe(200)
  await admin.send('DELETE', `/website/${website}/domain/${id}/delete`)
  const mail = 'From: Ada <ada@nobody.test>\r\nTo: inbox@ours.test\r\nSubject: Hello\r\nMessage-ID: <1@nobody.test>\r\n\r\nHi'
  await receiveMail(host.services, { kind: 'partner', partnerId: host.fixture.ours }, Buffer.from(mail))

  while ((await deliverDue(host.services)) > 0);
  const told = received.map(({ body }) => JSON.parse(body) as { event: string; data: object; previous?: object; website: object | null })
  expect(told.map(({ event }) => event).toSorted()).toEqual([
    'dns_zone_applied',
    'domain_created',
    'domain_state_changed',
    'email_unassigned_received',
    'website_published',
  ])
  const of = (event: string) => told.find((one) => one.event === event)
  expect(of('domain_created')).toMatchObject({ data: { domain: 'bakery.example' }, website: { id: website } })
  expect(of('dns_zone_applied')).toMatchObject({ data: { domain: 'bakery.example', added: 1, changed: 0, removed: 0 } })
  expect(of('domain_state_changed')).toMatchObject({ data: { state: 'removed' }, previous: { state: 'none' } })
  expect(of('website_published')).toMatchObject({ website: { published_status: 'published' } })
  expect(of('email_unassigned_received')).toMatchObject({ data: { from: 'ada@nobody.test', subject: 'Hello' }, website: null })
})

it('tells of every entry that somebody wrote, whichever way it came, and of time that was worked', async () => {
  const { db } = host.open
  const [hook] = await hooks()
  await saveHooks([draft({ id: hook?.id, events: ['log_created', 'time_entry_created'] })])
  const website = await addWebsite(db, host.fixture.ours, { customer: JSON.stringify({ email: 'ada@bakery.test' }) })
  const mail = 'From: ada@bakery.test\r\nTo: x@ours.test\r\nSubject: From outside\r\nMessage-ID: <2@bakery.test>\r\n\r\nHi'
  await receiveMail(host.services, { kind: 'website', partnerId: host.fixture.ours, websiteId: website }, Buffer.from(mail))
  const email = { to: ['ada@bakery.test'], subject: 'From us', html: '<p>Hi</p>' }
  const send = async (subject: string) =>
    (await admin.send('POST', `/email-composer/mailer/${website}`, { ...email, subject, undoMs: 5_000 })).json()
  await send('From us')
  const { id } = (await send('Taken back')) as { id: number }
  expect((await admin.send('POST', `/email-composer/mailer/${website}/undo`, { message: id })).status).toBe(200)
  await admin.send('POST', `/api/session/start/${website}`)
  await admin.send('PUT', '/api/session/stop', {})

  const toldSoFar = async () => {
    while ((await deliverDue(host.services)) > 0);
    return received.map(({ body }) => JSON.parse(body) as { event: string; data: { subject?: string }; actor: object | null })
  }
  expect((await toldSoFar()).map(({ data }) => data.subject)).not.toContain('From us')
  const sink = await openSink()
  await host.services.clock.setOffset(5_000)
  await sendDue(host.services, sink.url)
  await sink.close()
  const told = await toldSoFar()
  const of = (subject: string) => told.find(({ data }) => data.subject === subject)
  expect(of('Taken back')).toBeUndefined()
  expect(of('From outside')).toMatchObject({ event: 'log_created', data: { category: 'message_from' }, actor: null })
  expect(of('From us')).toMatchObject({ event: 'log_created', data: { category: 'message_to' }, actor: { id: host.fixture.users.admin } })
  const worked = told.filter(({ event }) => event === 'time_entry_created')
  expect(worked).toEqual([
    expect.objectContaining({ website: expect.objectContaining({ id: website }), data: { seconds: expect.any(Number) } }),
  ])
})

it('tries nothing again for a webhook that was switched off', async () => {
  answer = { status: 500 }
  const [hook] = await hooks()
  await admin.send('POST', `/api/webhooks/${hook?.id}/test`)
  await deliverDue(host.services)
  expect(received).toHaveLength(1)
  await saveHooks([draft({ id: hook?.id, enabled: false })])
  await host.services.clock.setOffset(RETRY_AFTER_MS[0])
  expect(await deliverDue(host.services)).toBe(0)
})

it('tries nothing again for a webhook that is switched off while the receiver thinks', async () => {
  const [hook] = await hooks()
  await saveHooks([draft({ id: hook?.id })])
  await admin.send('POST', `/api/webhooks/${hook?.id}/test`)
  answer = { status: 500 }
  whileAnswering = async () => void (await saveHooks([draft({ id: hook?.id, enabled: false })]))
  expect(await deliverDue(host.services)).toBe(1)
  await host.services.clock.setOffset(RETRY_AFTER_MS[0])
  expect(await deliverDue(host.services)).toBe(0)
})

it('keeps what was sent for 30 days', async () => {
  const [hook] = await hooks()
  const count = async () =>
    (
      await host.open.db
        .selectFrom('webhook_messages')
        .select('id')
        .where('webhook_id', '=', hook?.id ?? 0)
        .execute()
    ).length
  expect(await count()).toBeGreaterThan(1)
  await host.services.clock.setOffset(31 * DAY_MS)
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  await admin.send('POST', `/api/webhooks/${hook?.id}/test`)
  expect(await count()).toBe(1)
})

it('tells nothing when the change is taken back', async () => {
  const { db } = host.open
  await saveHooks([draft({ id: (await hooks())[0]?.id })])
  await expect(
    db.transaction().execute(async (transaction) => {
      await emitWebhook(transaction, host.services.clock, { partnerId: host.fixture.ours, event: 'website_created' })
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await deliverDue(host.services)).toBe(0)
})

it.each([
  'http://hooks.example/in',
  'https://user:pass@hooks.example',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fd00::1]/',
  'https://10.1.2.3/',
  'https://169.254.169.254/',
  'https://localhost/',
  'https://①②⑦.⓪.⓪.①/',
])('refuses %s', async (inner) => {
  expect(urlProblem(inner, [])).not.toBeNull()
  expect((await saveHooks([draft({ url: inner })])).status).toBe(422)
})

it('knows the open internet', () => {
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
  expect(urlProblem('https://hooks.example/in', [])).toBeNull()
})

it('checks the address where the socket connects, so that a name cannot change its mind', async () => {
  const result = await new Promise<Error | null>((resolve) => guardedLookup('localhost', { all: true }, (error) => resolve(error)))
  expect(result?.message).toBe('private address')
})
