/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import { inBackground } from '../../demo/log/inBackground'
import { createApp } from '../../demo/createApp'
import { serve } from '../../demo/kernel/serve'
import { partner_goals } from '../../src/contract/server'
import { HOUR_MS } from '../../src/model'
import { sendDue } from '../../demo/outbox/mail/sendDue'
import { deliverDue } from '../../demo/outbox/webhooks/deliverDue'
import { addWebhook } from './support/addWebhook'
import type { Browser } from './support/Browser'
import { addWebsite } from './support/fixture'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
let browser: Browser
beforeAll(async () => {
  host = await startTestHost()
  browser = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())
beforeEach(() => {
  host.lines.length = 0
})

it('counts the statements of each request by itself', async () => {
  await Promise.all([browser.get('/goals'), browser.get('/static/host.css')])
  const count = (path: string) => host.lines.find((line) => 'path' in line && line.path === path)?.statements
  expect(count('/goals')).toBeGreaterThan(0)
  expect(count('/static/host.css')).toBe(0)
})

it('names the statement that failed in the line of the request, by its code and without its values', async () => {
  const failing = serve(partner_goals, async ({ services: { db } }) => {
    await sql`select ${'secret-word'} from nowhere`.execute(db).catch(() => {})
    throw new Error('no goals')
  })
  const answer = await createApp(host.services, [failing]).request('/goals', { headers: { cookie: browser.cookie } })
  expect(answer.status).toBe(500)
  expect(host.lines).toEqual([expect.objectContaining({ status: 500, failed: [{ sql: 'select $1 from nowhere', error: '42P01' }] })])
  expect(JSON.stringify(host.lines)).not.toContain('secret-word')
})

it('takes a client that hangs up before all of its request has come for no mistake of its own', async () => {
  // What Node says of a connection that ends within a request.
  const hungUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const body = new ReadableStream({ pull: (stream) => stream.error(hungUp) })
  const request = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body, duplex: 'half' }
  await createApp(host.services, []).request(new Request('http://localhost/login', request))
  expect(host.lines).toEqual([expect.objectContaining({ path: '/login', status: 400 })])
  expect(host.lines[0]).not.toHaveProperty('error')
})

it('has the id of a request in the lines of what leaves because of it', async () => {
  const website = await addWebsite(host.open.db, host.fixture.ours, { customer: JSON.stringify({ email: 'ada@customer.test' }) })
  await addWebhook(host.open.db, host.fixture.ours)
  const entry = { category: 'message_to', subject: 'Hello', message: 'Here it is' }
  await browser.send('POST', `/website/${website}/log/message`, entry)
  await browser.send('POST', `/website/${website}/todo/create`, { description: 'Look' })
  const requests = host.lines.splice(0)
  await host.setClock(HOUR_MS)
  await sendDue(host.services, 'smtp://127.0.0.1:1')
  await deliverDue(host.services)
  const [mailed, added] = requests.map(({ id }) => id)
  expect(host.lines).toContainEqual(expect.objectContaining({ id: mailed, work: 'mail', item: expect.any(Number), outcome: 'waiting' }))
  expect(host.lines).toContainEqual(expect.objectContaining({ id: added, work: 'webhooks', outcome: 'no answer' }))
  for (const line of host.lines) expect(line.statements).toBeGreaterThan(0)
  expect(JSON.stringify(host.lines)).not.toContain('ada@customer.test')
})

it('tells of work that failed, and of none that found nothing to do', async () => {
  await inBackground(host.services.log, { work: 'watch' }, () => Promise.resolve(null))
  expect(host.lines).toEqual([])
  await inBackground(host.services.log, { work: 'watch' }, () => Promise.reject(new Error('gone')))
  expect(host.lines).toEqual([expect.objectContaining({ work: 'watch', error: expect.stringContaining('gone') })])
})
