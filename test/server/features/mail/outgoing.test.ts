/** @jest-environment ./test/server/support/environment.cjs */
import nodemailer from 'nodemailer'
import { openPostOffice, type PostOffice } from '../../../../demo/inbox/postOffice'
import { plusAddress } from '../../../../demo/outbox/mail/plusAddress'
import { type MailDraft, queueMail } from '../../../../demo/outbox/mail/queueMail'
import { sendDue } from '../../../../demo/outbox/mail/sendDue'
import type { HostEvent } from '../../../../demo/kernel/eventHub'
import { add, as, ask } from '../../support/ask'
import { addMessage, NOW, ROLE_NAMES } from '../../support/fixture'
import { openSink, type Sink } from '../../support/openSink'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let sink: Sink
let office: PostOffice
let website: number
beforeAll(async () => {
  host = await startTestHost()
  sink = await openSink()
  office = await openPostOffice(host.services)
  website = await add(host, { title: 'Bakery' })
})
afterAll(async () => {
  await office.close()
  await sink.close()
  await host.close()
})
beforeEach(async () => {
  for (const table of ['outgoing_mails', 'suppressed_addresses', 'reminder_refusals', 'messages'] as const)
    await host.open.db.deleteFrom(table).execute()
})

const PATH = '/api/outgoing-mails'
const ADDRESSES = '/api/suppressed-addresses'
const queue = (values: Partial<MailDraft> = {}) =>
  queueMail(host.services, host.open.db, {
    partnerId: host.fixture.ours,
    kind: 'message',
    websiteId: website,
    to: [{ name: 'Ada', email: 'ada@customer.test' }],
    subject: 'Draft',
    text: 'Look',
    ...values,
  })
const send = () => sendDue(host.services, sink.url)
const list = async (query = '', role: (typeof ROLE_NAMES)[number] = 'support') =>
  (await ask(await as(host, role), 'GET', `${PATH}${query}`)).body
const nobody = [{ name: '', email: 'nobody@customer.test' }]

/** A report about the mail, as a mail server writes it to the address that only this mail has. */
async function report(id: number, recipient: string, status: string): Promise<void> {
  const to = await plusAddress(host.open.db, 'demo.partner', { kind: 'bounce', mailId: id })
  const raw = [
    'From: MAILER-DAEMON@mx.test',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    `Status: ${status}`,
    'Diagnostic-Code: x-unix; it cannot be',
    '--b--',
    '',
  ].join('\r\n')
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: office.port, ignoreTLS: true })
  await transport.sendMail({ raw, envelope: { from: '', to } })
}

it('tells of each mail what became of it, and what the server said', async () => {
  await queue({ subject: 'later', sendAt: new Date(NOW.getTime() + 86_400_000) })
  await queue({ subject: 'gone' })
  await queue({ subject: 'refused', to: nobody })
  await send()
  const { items, pagination } = await list()
  expect(pagination.total).toBe(3)
  expect(
    Object.fromEntries(
      items.map((one: { subject: string; state: string; said: string | null; canResend: boolean }) => [
        one.subject,
        [one.state, one.said, one.canResend],
      ]),
    ),
  ).toEqual({
    later: ['waiting', null, false],
    gone: ['sent', expect.stringMatching(/^250/), false],
    refused: ['refused', expect.stringContaining('550'), true],
  })
  expect(items[0]).toMatchObject({ website: { id: website, title: 'Bakery' }, to: [{ email: expect.any(String) }] })
  expect(JSON.stringify(items)).not.toContain('Look')
})

it('finds them by address, subject, website and state', async () => {
  await queue({ subject: 'Invoice', bcc: [{ name: '', email: 'hidden@customer.test' }] })
  await queue({ subject: 'Photos', websiteId: await add(host, { title: 'Harbour' }) })
  await send()
  const found = async (query: string) => (await list(query)).items.map(({ subject }: { subject: string }) => subject)
  expect(await found('?search=hidden')).toEqual(['Invoice'])
  expect(await found('?search=photo')).toEqual(['Photos'])
  expect(await found('?search=harbour')).toEqual(['Photos'])
  expect(await found('?search=ada@customer.test&state=sent')).toEqual(['Photos', 'Invoice'])
  expect(await found('?search=email')).toEqual([])
  expect(await found('?state=waiting')).toEqual([])
  expect((await ask(await as(host, 'support'), 'GET', `${PATH}?state=nonsense`)).status).toBeGreaterThanOrEqual(400)
})

it('shows a page of three thousand', async () => {
  const row = await host.open.db
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('id', '=', await queue())
    .executeTakeFirstOrThrow()
  const { id: _, ...values } = row
  const many = Array.from({ length: 3_000 }, (__, nth) => ({
    ...values,
    mail_id: `<${nth}@many.test>`,
    subject: `Mail ${nth}`,
    recipients: JSON.stringify(values.recipients),
    cc: '[]',
    bcc: '[]',
    draft: null,
  }))
  for (let start = 0; start < many.length; start += 500)
    await host.open.db
      .insertInto('outgoing_mails')
      .values(many.slice(start, start + 500))
      .execute()
  const { items, pagination } = await list('?page=31&limit=100')
  expect([items.length, pagination]).toEqual([1, { page: 31, pages: 31, count: 1, limit: 100, total: 3_001 }])
})

describe('rights', () => {
  it.each(ROLE_NAMES)('of %s', async (role) => {
    await queue({ subject: 'Bakery' })
    await queue({ subject: 'Invitation', websiteId: null })
    const browser = await as(host, role)
    const { status, body } = await ask(browser, 'GET', PATH)
    const isWide = ['admin', 'manager', 'support', 'design'].includes(role)
    expect([role, status]).toEqual([role, role === 'user' ? 403 : 200])
    if (role !== 'user') expect(body.items).toHaveLength(isWide ? 2 : 0)
    expect((await ask(browser, 'GET', ADDRESSES)).status).toBe(['admin', 'manager', 'support'].includes(role) ? 200 : 403)
    const id = await queue({ to: nobody })
    await send()
    const resend = await ask(browser, 'POST', `${PATH}/${id}/resend`)
    expect([role, resend.status]).toEqual([role, role === 'user' ? 403 : isWide ? 409 : 404])
    const removed = await ask(browser, 'DELETE', ADDRESSES, { email: 'nobody@customer.test', reason: 'bounced' })
    expect(removed.status).toBe(['admin', 'manager', 'support'].includes(role) ? 204 : 403)
  })

  it('of an editor reach as far as their websites', async () => {
    const own = await add(host, { assigned_to: host.fixture.users.editor })
    await queue({ subject: 'Own', websiteId: own })
    await queue({ subject: 'Of others' })
    expect((await list('', 'editor')).items).toMatchObject([{ subject: 'Own' }])
  })

  it('of a stranger: nothing is there', async () => {
    const id = await queue({ to: nobody })
    await send()
    const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect((await ask(stranger, 'GET', PATH)).body.items).toEqual([])
    expect((await ask(stranger, 'GET', ADDRESSES)).body.items).toEqual([])
    expect((await ask(stranger, 'POST', `${PATH}/${id}/resend`)).status).toBe(404)
    expect((await ask(stranger, 'DELETE', ADDRESSES, { email: 'nobody@customer.test', reason: 'bounced' })).status).toBe(404)
  })
})

it('names in list and log whom a mail has not reached that others have got', async () => {
  await addMessage(host.open.db, host.fixture.ours, website, { category: 'message_to', to_email: 'ada@customer.test' })
  const { id: messageId } = await host.open.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  const id = await queue({ messageId, cc: nobody, bcc: [{ name: '', email: 'hidden@customer.test' }] })
  await send()
  const support = await as(host, 'support')
  const told = async () => {
    const [mail] = (await list()).items
    const [entry] = (await ask(support, 'GET', `/website/${website}/messages`)).body.items
    return [mail.state, mail.missed, entry.deliveryState, entry.missed]
  }
  expect(await told()).toEqual(['refused', ['nobody@customer.test'], 'bounced', ['nobody@customer.test']])
  await report(id, 'ada@customer.test', '5.2.2')
  const both = ['ada@customer.test', 'nobody@customer.test']
  expect(await told()).toEqual(['bounced', both, 'bounced', both])
  // Nobody is left who has it: that is all there is to say.
  await report(id, 'hidden@customer.test', '5.2.2')
  expect(await told()).toEqual(['bounced', [], 'bounced', []])
})

it('sends again what nobody got, once its address may get mail', async () => {
  await addMessage(host.open.db, host.fixture.ours, website, { category: 'message_to', delivery_state: 'queued' })
  const { id: messageId } = await host.open.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  const id = await queue({ to: nobody, messageId })
  await send()
  const browser = await as(host, 'support')
  expect((await ask(browser, 'POST', `${PATH}/${id}/resend`)).body.error).toContain('suppressed addresses')
  await ask(browser, 'DELETE', ADDRESSES, { email: 'nobody@customer.test', reason: 'bounced' })
  expect((await ask(browser, 'POST', `${PATH}/${id}/resend`)).body).toMatchObject({ state: 'waiting', said: null })
  const entry = await host.open.db.selectFrom('messages').select('delivery_state').executeTakeFirstOrThrow()
  expect(entry.delivery_state).toBe('queued')
  expect((await ask(browser, 'POST', `${PATH}/${id}/resend`)).status).toBe(409)
})

it('sends again to those alone who have not got it', async () => {
  const id = await queue({ to: nobody, cc: [{ name: '', email: 'cc@customer.test' }] })
  await send()
  const browser = await as(host, 'support')
  await ask(browser, 'DELETE', ADDRESSES, { email: 'nobody@customer.test', reason: 'bounced' })
  sink.received.length = 0
  expect((await ask(browser, 'POST', `${PATH}/${id}/resend`)).status).toBe(200)
  await send()
  expect(sink.received).toEqual([])
  expect((await list()).items).toMatchObject([{ id, state: 'refused' }])
})

it('tells the thread that a mail is under way again', async () => {
  await addMessage(host.open.db, host.fixture.ours, website, { category: 'message_to', delivery_state: 'failed' })
  const { id: messageId } = await host.open.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  const id = await queue({ messageId })
  await host.open.db.updateTable('outgoing_mails').set({ state: 'failed' }).where('id', '=', id).execute()
  const heard = new Promise<HostEvent>((resolve) => {
    const stop = host.services.events.subscribe((event) => {
      if (event.kind !== 'message') return
      stop()
      resolve(event)
    })
  })
  await ask(await as(host, 'support'), 'POST', `${PATH}/${id}/resend`)
  expect(await heard).toEqual({ kind: 'message', partnerId: host.fixture.ours, websiteId: website })
})

it('lets nobody take back what is sent again: some may have it', async () => {
  await addMessage(host.open.db, host.fixture.ours, website, { category: 'message_to', delivery_state: 'failed' })
  const { id: messageId } = await host.open.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  const draft = { to: ['ada@customer.test'], subject: 'Draft', html: '<p>Look</p>' }
  const id = await queue({ messageId, draft, createdBy: host.fixture.users.support })
  await host.open.db.updateTable('outgoing_mails').set({ state: 'failed', attempts: 7 }).where('id', '=', id).execute()
  const browser = await as(host, 'support')
  await ask(browser, 'POST', `${PATH}/${id}/resend`)
  expect((await ask(browser, 'POST', `/email-composer/mailer/${website}/undo`, { message: messageId })).status).toBe(409)
})

it('sends nothing again of which no words are kept', async () => {
  const id = await queue({ kind: 'password', websiteId: null, to: nobody })
  await send()
  expect((await list()).items).toMatchObject([{ id, state: 'refused', canResend: false }])
  expect((await ask(await as(host, 'support'), 'POST', `${PATH}/${id}/resend`)).status).toBe(409)
})

it('sends no reminder again to those who want no more', async () => {
  const id = await queue({ kind: 'reminder', refusalUrl: 'https://demo.partner/no' })
  await host.open.db.updateTable('outgoing_mails').set({ state: 'failed' }).where('id', '=', id).execute()
  const refusal = { partner_id: host.fixture.ours, email: 'ada@customer.test', created_at: NOW }
  await host.open.db.insertInto('reminder_refusals').values(refusal).execute()
  const { status, body } = await ask(await as(host, 'support'), 'POST', `${PATH}/${id}/resend`)
  expect([status, body.error]).toEqual([409, 'ada@customer.test wants no reminders.'])
})

describe('an address that mail came back from for good', () => {
  it('gets no further mail, and the thread says so', async () => {
    const first = await queue()
    await send()
    await report(first, 'ADA@customer.test', '5.1.1')
    expect((await list()).items).toMatchObject([{ state: 'bounced' }])
    const { body } = await ask(await as(host, 'manager'), 'GET', `${ADDRESSES}?search=ada`)
    expect(body.items).toMatchObject([{ email: 'ada@customer.test', reason: 'bounced', said: '5.1.1 x-unix; it cannot be' }])
    sink.received.length = 0
    await queue({ subject: 'Alone' })
    await queue({ subject: 'Together', cc: [{ name: '', email: 'cc@customer.test' }] })
    await send()
    expect(sink.received.map(({ mail, recipients }) => [mail.subject, recipients])).toEqual([['Together', ['cc@customer.test']]])
    expect((await list('?state=suppressed')).items).toMatchObject([
      { subject: 'Alone', said: '5.1.1 x-unix; it cannot be', canResend: true },
    ])
    expect((await list('?search=together')).items).toMatchObject([{ state: 'refused', said: '5.1.1 x-unix; it cannot be' }])
  })

  it.each([
    ['whose mailbox is full', 'ada@customer.test', '5.2.2'],
    ['that the mail was not for', 'eve@customer.test', '5.1.1'],
  ])('is none %s', async (_name, recipient, status) => {
    await report(await queue(), recipient, status)
    expect((await ask(await as(host, 'admin'), 'GET', ADDRESSES)).body.items).toEqual([])
  })

  it('is gone alone, however often a report says so', async () => {
    const id = await queue({ cc: [{ name: '', email: 'cc@customer.test' }] })
    await send()
    await report(id, 'ada@customer.test', '5.2.2')
    await report(id, 'ada@customer.test', '5.2.2')
    await ask(await as(host, 'support'), 'POST', `${PATH}/${id}/resend`)
    sink.received.length = 0
    await send()
    expect(sink.received.map(({ recipients }) => recipients)).toEqual([['ada@customer.test']])
  })

  it('is the only one of its mail that whoever writes next is warned of', async () => {
    await addMessage(host.open.db, host.fixture.ours, website, { category: 'message_to', to_email: 'ada@customer.test' })
    const { id: messageId } = await host.open.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
    const id = await queue({ messageId, cc: nobody })
    await send()
    const support = await as(host, 'support')
    const warnedOf = async () => (await ask(support, 'GET', `/email-composer/mailer/${website}`)).body.bounced
    expect((await list()).items).toMatchObject([{ state: 'refused' }])
    expect(await warnedOf()).not.toContain('ada@customer.test')
    await report(id, 'ada@customer.test', '5.2.2')
    expect(await warnedOf()).toContain('ada@customer.test')
  })

  it('still gets the mail by which somebody tries whether mail arrives', async () => {
    await queue({ to: nobody })
    await send()
    const id = await queue({ kind: 'test', to: nobody })
    await send()
    const row = await host.open.db.selectFrom('outgoing_mails').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.state).toBe('bounced')
  })
})

it('lists who wants no reminders, and lets them come again', async () => {
  await host.open.db
    .insertInto('reminder_refusals')
    .values({ partner_id: host.fixture.ours, email: 'ada@customer.test', created_at: NOW })
    .execute()
  const browser = await as(host, 'admin')
  expect((await ask(browser, 'GET', ADDRESSES)).body.items).toMatchObject([{ email: 'ada@customer.test', reason: 'reminders', said: null }])
  const key = { email: 'ada@customer.test', reason: 'reminders' }
  expect((await ask(browser, 'DELETE', ADDRESSES, { ...key, reason: 'bounced' })).status).toBe(404)
  expect((await ask(browser, 'DELETE', ADDRESSES, key)).status).toBe(204)
  expect((await ask(browser, 'GET', ADDRESSES)).body.items).toEqual([])
})
