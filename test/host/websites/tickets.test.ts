/** @jest-environment ./test/host/support/environment.cjs */
import { DAY_MS, HOUR_MS } from '../../../src/model'
import type { Browser } from '../support/Browser'
import { addMessage, NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'
import { add, as, ask } from './support'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  await host.open.db.deleteFrom('websites').execute()
  admin = await as(host, 'admin')
  website = await add(host, { customer: JSON.stringify({ forename: 'Ada', surname: 'Byron', email: 'ada@customer.example' }) })
})

/** A ticket, and its id. */
async function ticket(subject: string, values: Parameters<typeof addMessage>[3] = {}, of = website): Promise<number> {
  await addMessage(host.open.db, host.fixture.ours, of, { subject, ...values })
  const row = await host.open.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return row.id
}
async function tickets(query = '', browser = admin): Promise<string[]> {
  const { body } = await ask(browser, 'GET', `/api/ticket?${query}`)
  return body.items.map(({ subject }: { subject: string }) => subject)
}
const counted = async () => (await ask(admin, 'GET', '/api/sidebar_counts')).body.tickets
const put = (id: number, change: object) => ask(admin, 'POST', `/website/${website}/log/${id}/message`, change)

describe('a ticket that is put off', () => {
  it('is gone from what waits and from the counts until its time, and then back', async () => {
    const id = await ticket('later')
    await ticket('now')
    const { body } = await put(id, { snoozedUntil: new Date(NOW.getTime() + HOUR_MS).toISOString() })
    expect(body).toMatchObject({ snoozedUntilReply: false, done: false })
    expect(await tickets()).toEqual(['now'])
    expect(await tickets('filter=snoozed')).toEqual(['later'])
    expect(await counted()).toBe(1)
    const log = await ask(admin, 'GET', `/website/${website}/messages?filter=undone`)
    expect(log.body.items).toHaveLength(1)
    expect(log.body.filters.counts.undone).toBe(1)
    await host.setClock(2 * HOUR_MS)
    expect((await tickets()).toSorted()).toEqual(['later', 'now'])
    expect(await tickets('filter=snoozed')).toEqual([])
    expect(await counted()).toBe(2)
  })

  it('comes back when the customer writes, if it waits for that', async () => {
    const other = await add(host)
    const id = await ticket('offer')
    const elsewhere = await ticket('elsewhere', {}, other)
    await put(id, { snoozedUntilReply: true })
    await ask(admin, 'POST', `/website/${other}/log/${elsewhere}/message`, { snoozedUntilReply: true })
    await host.setClock(10 * 60_000)
    expect(await tickets()).toEqual([])
    await ask(admin, 'POST', `/website/${website}/log/message`, { category: 'message_from', subject: 'yes', message: 'Yes, please' })
    expect((await tickets()).toSorted()).toEqual(['offer', 'yes'])
    const back = (await ask(admin, 'GET', '/api/ticket')).body.items.find(({ subject }: { subject: string }) => subject === 'offer')
    expect(back).toMatchObject({ snoozedUntilReply: false, snoozedUntil: expect.any(String) })
    expect(await tickets('filter=snoozed')).toEqual(['elsewhere'])
  })

  it('is brought back by hand, and an instant takes the place of a reply', async () => {
    const id = await ticket('offer')
    await put(id, { snoozedUntilReply: true })
    const { body } = await put(id, { snoozedUntil: new Date(NOW.getTime() + DAY_MS).toISOString() })
    expect(body).toMatchObject({ snoozedUntilReply: false })
    expect((await put(id, { snoozedUntil: null })).body).toMatchObject({ snoozedUntil: null, snoozedUntilReply: false })
    expect(await tickets()).toEqual(['offer'])
    expect((await put(id, { snoozedUntil: 'tomorrow' })).status).toBe(422)
  })
})
