/** @jest-environment ./test/server/support/environment.cjs */
import { createApp } from '../../demo/createApp'
import { queueFor } from '../../demo/outbox/commit/emitWebhook'
import { queueMail } from '../../demo/outbox/mail/queueMail'
import { addWebhook } from './support/addWebhook'
import { NOW } from './support/fixture'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ metricsAllow: ['127.0.0.1', '10.1.0.0/16'] })
})
afterAll(() => host.close())

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  host.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })
const metrics = async (): Promise<string[]> => (await (await ask('127.0.0.1')).text()).split('\n')

it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.1.200.3'])('are there for %s, which the setting names', async (address) => {
  const response = await ask(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
})

it.each([
  ['10.2.0.1', {}],
  ['::1', {}],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }],
  ['127.0.0.1', { 'X-Forwarded-Proto': 'https' }],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
  ['127.0.0.1', { via: '1.1 proxy' }],
])('are not there for %s with %j', async (address, headers) => {
  expect((await ask(address, headers)).status).toBe(404)
})

it('are not there for anybody when the setting is empty', async () => {
  const app = createApp({ ...host.services, metrics: null })
  expect((await app.request('/metrics', {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })).status).toBe(404)
})

it('count requests by the pattern of their route, whatever path or method was asked for', async () => {
  const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
  await browser.get('/website/123456/todo')
  await browser.get('/nowhere/secret-word')
  await browser.send('PRANK', '/nowhere')
  const lines = (await metrics()).filter((line) => line.startsWith('http_request_duration_seconds_count'))
  const text = lines.join('\n')
  expect(text).toMatch(/method="GET",route="\/website\/:website\{\[0-9\]\+\}\/todo",status="404"\} 1/)
  expect(text).toMatch(/method="GET",route="\/\*",status="404"\} \d/)
  expect(text).toContain('method="other"')
  expect(text).not.toMatch(/123456|secret-word|PRANK/)
})

it('tell of the database, the queues, the listening pages and the process', async () => {
  const { db } = host.open
  const { ours } = host.fixture
  const mail = { partnerId: ours, kind: 'invitation' as const, to: [{ name: '', email: 'a@example.test' }], subject: 's', text: 't' }
  await queueMail(host.services, db, mail)
  await queueMail(host.services, db, { ...mail, sendAt: new Date(NOW.getTime() + 60_000) })
  await queueFor(db, host.services.clock, [await addWebhook(db, ours)], { partnerId: ours, event: 'website_created' })
  const leave = host.services.events.subscribe(() => {})
  const lines = await metrics()
  leave()
  expect(lines).toEqual(
    expect.arrayContaining([
      'host_database_connections{state="busy"} 0',
      'host_database_waiting 0',
      'host_queue_messages{queue="mail",state="due"} 1',
      'host_queue_messages{queue="mail",state="later"} 1',
      'host_queue_messages{queue="webhooks",state="due"} 1',
      'host_event_streams 1',
    ]),
  )
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true)
})

it('are there while the database is not, without what it alone knows', async () => {
  jest.spyOn(host.open.db, 'selectFrom').mockImplementation(() => {
    throw new Error('gone')
  })
  const lines = await metrics()
  jest.restoreAllMocks()
  expect(lines).toContain('host_event_streams 0')
  expect(lines.filter((line) => line.startsWith('host_queue_messages{'))).toEqual([])
})
