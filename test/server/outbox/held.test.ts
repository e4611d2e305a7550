/** @jest-environment ./test/server/support/environment.cjs */
import type { Insertable } from 'kysely'
import type { Database } from '../../../demo/db'
import type { Browser } from '../support/Browser'
import { addMessage, addWebsite } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'
import { add, as, ask } from '../support/ask'

let host: TestHost
let browser: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  browser = await as(host, 'support')
  website = await add(host, { title: 'Bakery', customer: JSON.stringify({ email: 'ada@customer.test', forename: 'Ada' }) })
})
afterAll(() => host.close())

const mailer = () => `/email-composer/mailer/${website}`
const send = (values: object) =>
  ask(browser, 'POST', mailer(), { to: ['ada@customer.test'], subject: 'Hello', html: '<p>Hi</p>', ...values })
const write = (values: object) => ask(browser, 'POST', `/website/${website}/log/message`, { message: 'Hi', ...values })

async function addFile(values: Pick<Insertable<Database['files']>, 'partner_id' | 'website_id' | 'message_id' | 'name'>): Promise<number> {
  const made = { type: 'pdf', mime: 'application/pdf', bytes: 3, content_hash: 'abc', created_at: host.services.clock.now() } as const
  const { id } = await host.open.db
    .insertInto('files')
    .values({ ...made, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('what only the team may read', () => {
  it('is quoted to colleagues alone', async () => {
    const note = (await write({ category: 'intern', message: 'They pay late' })).body.id
    const refused = await send({ inReplyTo: note, quote: true })
    expect([refused.status, refused.body.errors[0].name]).toEqual([422, 'quote'])
    expect((await send({ to: ['admin@ours.test'], cc: ['ada@customer.test'], inReplyTo: note, quote: true })).status).toBe(422)
    expect((await send({ to: ['Admin@ours.test'], inReplyTo: note, quote: true })).status).toBe(200)
    expect((await send({ inReplyTo: note })).status).toBe(200)
    const said = (await write({ category: 'message_from', message: 'When?' })).body.id
    expect((await send({ inReplyTo: said, quote: true })).status).toBe(200)
  })

  it('does not leave as a file either', async () => {
    const call = (await write({ category: 'call', message: 'Call' })).body.id
    const file = await addFile({ partner_id: host.fixture.ours, website_id: website, message_id: call, name: 'offer.pdf' })
    const refused = await send({ attachments: [file] })
    expect([refused.status, refused.body.errors]).toEqual([422, [{ name: 'attachments', message: expect.stringContaining('offer.pdf') }]])
  })

  it('is not told to other partners, whatever ids they send', async () => {
    const { open, fixture } = host
    const theirs = await addWebsite(open.db, fixture.theirs)
    await addMessage(open.db, fixture.theirs, theirs, { category: 'intern' })
    const { id } = await open.db.selectFrom('messages').select('id').where('website_id', '=', theirs).executeTakeFirstOrThrow()
    const file = await addFile({ partner_id: fixture.theirs, website_id: theirs, message_id: id, name: 'theirs.pdf' })
    for (const asked of [{ attachments: [file] }, { inReplyTo: id, quote: true }]) {
      const refused = await send(asked)
      expect([422, 404]).toContain(refused.status)
      expect(JSON.stringify(refused.body)).not.toMatch(/theirs|quote/)
    }
  })
})

describe('an answer', () => {
  it('is held while the customer has written something that its writer has not seen', async () => {
    const { newest } = (await ask(browser, 'GET', mailer())).body
    expect((await send({ seen: newest })).status).toBe(200)
    await addMessage(host.open.db, host.fixture.ours, website, { subject: 'Wait' })
    const before = await host.open.db.selectFrom('outgoing_mails').select('id').execute()
    expect((await send({ seen: newest })).status).toBe(409)
    expect((await write({ category: 'message_to', seen: newest })).status).toBe(409)
    expect(await host.open.db.selectFrom('outgoing_mails').select('id').execute()).toHaveLength(before.length)
    expect((await write({ category: 'intern', seen: newest })).status).toBe(200)
    const now = (await ask(browser, 'GET', mailer())).body.newest
    expect(now).toBeGreaterThan(newest)
    expect((await write({ category: 'message_to', seen: now })).status).toBe(200)
    expect((await send({})).status).toBe(200)
  })
})
