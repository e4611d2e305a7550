/** @jest-environment ./test/server/support/environment.cjs */
import { sendDue } from '../../../demo/outbox/mail/sendDue'
import type { Customer } from '../../../demo/kernel/context'
import { noteCustomerActivity } from '../../../demo/features/portal/logCustomer'
import { PROVIDER_NAME } from '../../../demo/pages/provider'
import { NOW } from '../support/fixture'
import { as, ask } from '../support/ask'
import { type Composing, email, startComposing, upload } from '../support/startComposing'

let composing: Composing
let host: Composing['host']
let sink: Composing['sink']
let browser: Composing['browser']
let websiteId: number
beforeAll(async () => {
  composing = await startComposing()
  ;({ host, sink, browser, websiteId } = composing)
})
afterAll(() => composing.close())
beforeEach(() => composing.reset())

const send = (values = {}, headers = {}) => ask(browser, 'POST', `/email-composer/mailer/${websiteId}`, email(values), headers)
const dispatch = () => sendDue(host.services, sink.url)

describe('a sequence of reminders', () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000).toISOString()
  const states = async () => {
    const rows = await host.open.db
      .selectFrom('outgoing_mails')
      .select('state')
      .where('subject', '=', 'Still there?')
      .orderBy('run_at')
      .execute()
    return rows.map(({ state }) => state)
  }
  beforeEach(async () => {
    await host.open.db.deleteFrom('outgoing_mails').where('subject', '=', 'Still there?').execute()
  })
  const remind = (values = {}) => send({ subject: 'Still there?', reminders: [days(7), days(14)], ...values })

  it('goes on in the thread of the first while the customer says nothing', async () => {
    await remind()
    await dispatch()
    expect(await states()).toEqual(['sent', 'waiting', 'waiting'])
    await host.services.clock.setOffset(NOW.getTime() - Date.now() + 8 * 86_400_000)
    await dispatch()
    const [first, second, ...others] = sink.received.filter(({ mail }) => mail.subject === 'Still there?')
    expect(second?.mail.inReplyTo).toBe(first?.mail.messageId)
    expect(others).toEqual([])
  })

  it('brings its files along each time, and is taken back and sent anew with them', async () => {
    const attachments = [await upload(browser, `/email-composer/mailer/${websiteId}/files`)]
    const { body } = await remind({ undoMs: 10_000, attachments })
    const undone = await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/undo`, { message: body.id })
    expect(undone.body.draft.attachments).toEqual(attachments)
    await remind({ attachments })
    await host.services.clock.setOffset(NOW.getTime() - Date.now() + 15 * 86_400_000)
    await dispatch()
    await dispatch()
    await dispatch()
    const mails = sink.received.filter(({ mail }) => mail.subject === 'Still there?')
    expect(mails.map(({ mail }) => mail.attachments.map(({ filename }) => filename))).toEqual([['offer.txt'], ['offer.txt'], ['offer.txt']])
  })

  it('ends when the customer does something, by mail or in the portal', async () => {
    await remind()
    await dispatch()
    const customer = { website_id: websiteId, user_id: null } as Customer
    await noteCustomerActivity(host.open.db, customer, NOW)
    expect(await states()).toEqual(['sent', 'cancelled', 'cancelled'])
  })

  it('offers to end for good, and then goes to nobody who said so', async () => {
    await host.open.db.deleteFrom('reminder_refusals').execute()
    const { body } = await remind()
    expect(body.message).not.toContain('No more reminders')
    await dispatch()
    const { raw, mail } = sink.received[0]!
    const [url = ''] = /https:\/\/partner\.example\/no-reminders\/[^\s<>")\]]+/.exec(mail.html ?? '') ?? []
    expect(mail.text).toContain(url)
    expect(raw.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${url}>`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const path = new URL(url).pathname
    const post = (form: string) =>
      host.app.request(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form })

    // Programs that scan mails follow links.
    const page = await (await host.app.request(path)).text()
    expect(page).toContain('ada@customer.test')
    expect(page).not.toContain(PROVIDER_NAME)
    expect(await states()).toEqual(['sent', 'waiting', 'waiting'])
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await states()).toEqual(['sent', 'cancelled', 'cancelled'])
    expect((await ask(browser, 'GET', `/email-composer/mailer/${websiteId}`)).body.refused).toEqual(['ada@customer.test'])
    for (const values of [{ bulk: true }, { reminders: [days(7)] }, { bulk: true, to: ['Ada <ADA@customer.test>'] }]) {
      const refused = await send(values)
      expect([refused.status, refused.body.errors[0].name]).toEqual([422, 'to'])
    }
    expect((await send()).status).toBe(200)

    await post('again=1')
    expect((await send({ bulk: true })).status).toBe(200)
  })

  it('is ended by nobody else', async () => {
    const token = `${host.fixture.ours}.${Buffer.from('ada@customer.test').toString('base64url')}`
    for (const wrong of [token, `${token}.x`, `${token}.${'A'.repeat(43)}`])
      expect((await host.app.request(`/no-reminders/${wrong}`, { method: 'POST' })).status).toBe(404)
  })

  it('is taken back as a whole', async () => {
    const { body } = await remind({ undoMs: 10_000 })
    const undone = await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/undo`, { message: body.id })
    expect(undone.body.draft.reminders).toHaveLength(2)
    expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled'])
  })

  it('is for those who may send them', async () => {
    const design = await as(host, 'design')
    expect((await ask(design, 'POST', `/email-composer/mailer/${websiteId}`, email({ reminders: [days(7)] }))).status).toBe(403)
    expect((await remind({ reminders: [1, 2, 3, 4, 5].map(days) })).status).toBe(422)
  })
})
