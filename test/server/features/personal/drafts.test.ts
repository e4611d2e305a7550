/** @jest-environment ./test/server/support/environment.cjs */
import { DAY_MS } from '../../../../src/model'
import { startTestHost, type TestHost } from '../../support/testHost'
import { as, ask } from '../../support/ask'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const KEY = encodeURIComponent('7:mail 12')

it('keeps what somebody writes for their other devices, and for nobody else', async () => {
  const laptop = await as(host, 'admin')
  const phone = await as(host, 'admin')
  const read = async (browser = phone) => (await ask(browser, 'GET', `/api/draft?key=${KEY}`)).body.content
  const keep = (content: string) => ask(laptop, 'PUT', '/api/draft', { key: '7:mail 12', content })
  expect(await read()).toBeNull()
  expect((await keep('{"text":"He"}')).status).toBe(204)
  await keep('{"text":"Hello"}')
  expect(await read()).toBe('{"text":"Hello"}')
  expect(await read(await as(host, 'manager'))).toBeNull()
  expect((await keep('x'.repeat(600_001))).status).toBe(422)
  expect((await ask(laptop, 'GET', '/api/draft')).status).toBe(422)
  expect((await ask(phone, 'DELETE', `/api/draft?key=${KEY}`)).status).toBe(204)
  expect(await read()).toBeNull()
})

it('forgets drafts that nobody came back for', async () => {
  const { db } = host.open
  const { admin } = host.fixture.users
  const saved_at = new Date(host.services.clock.now().getTime() - 61 * DAY_MS)
  await db.insertInto('drafts').values({ user_id: admin, partner_id: host.fixture.ours, key: 'old', content: '{}', saved_at }).execute()
  expect((await ask(await as(host, 'admin'), 'GET', '/api/draft?key=old')).body).toEqual({ content: null, savedAt: null })
})
