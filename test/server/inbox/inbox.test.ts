/** @jest-environment ./test/server/support/environment.cjs */
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { EXCHANGER, openPostOffice, type PostOffice } from '../../../demo/inbox/postOffice'
import { plusAddress } from '../../../demo/outbox/mail/plusAddress'
import { sendDue } from '../../../demo/outbox/mail/sendDue'
import { addWebsite, NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'
import { ask } from '../support/ask'

let host: TestHost
let office: PostOffice
let inbox: string
let websiteId: number
beforeAll(async () => {
  host = await startTestHost()
  office = await openPostOffice(host.services)
  inbox = `inbox+${host.fixture.ours}@demo.partner`
  websiteId = await addWebsite(host.open.db, host.fixture.ours, {
    title: 'Bakery',
    customer: JSON.stringify({ email: 'Ada@Customer.test', forename: 'Ada' }),
  })
})
afterAll(async () => {
  await office.close()
  await host.close()
})
beforeEach(async () => {
  for (const table of ['outgoing_mails', 'messages', 'unassigned_emails', 'inbox_rules'] as const)
    await host.open.db.deleteFrom(table).execute()
})

const CHECKED = { 'Authentication-Results': 'demo.partner; spf=pass; dkim=pass; dmarc=pass' }
type Addressees = string | string[]

/** By our mail exchanger, which has found the sender to be who they say unless the headers tell otherwise. */
const deliver = (mail: SendMailOptions | string, to: Addressees = inbox) =>
  send(mail, to, { user: EXCHANGER, pass: host.services.mail.exchangerPassword })
/** By anybody who reaches the port. */
const deliverUnchecked = (mail: SendMailOptions | string, to: Addressees = inbox) => send(mail, to)
const send = async (mail: SendMailOptions | string, to: Addressees, auth?: { user: string; pass: string }) => {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: office.port, ignoreTLS: true, ...(auth && { auth }) })
  const envelope = { from: 'ada@customer.test', to }
  const rest =
    typeof mail === 'string'
      ? { raw: mail }
      : { from: 'Ada <ada@customer.test>', to, subject: 'Hello', text: 'Hi', headers: CHECKED, ...mail }
  return transport.sendMail({ ...rest, envelope })
}
const entries = () => host.open.db.selectFrom('messages').selectAll().orderBy('id').execute()
const waiting = () => host.open.db.selectFrom('unassigned_emails').selectAll().orderBy('id').execute()
const authHeader = (results: string) => ({ headers: { 'Authentication-Results': `demo.partner; ${results}` } })

it('files a mail of a known customer with its attachments, as a ticket', async () => {
  const html = '<p>Please <b>change</b> it</p>'
  await deliver({ html, text: 'Please change it', attachments: [{ filename: '../../etc/brief.txt', content: 'the brief' }] })
  const [entry] = await entries()
  expect(entry).toMatchObject({
    website_id: websiteId,
    category: 'message_from',
    from_email: 'ada@customer.test',
    message: 'Please change it',
    message_html: expect.stringContaining(html),
    done: false,
    source: 'mail',
  })
  const files = await host.open.db
    .selectFrom('files')
    .selectAll()
    .where('message_id', '=', entry?.id ?? 0)
    .execute()
  expect(files).toMatchObject([{ name: 'brief.txt', type: 'text', website_id: websiteId }])
  const { customer_active_at } = await host.open.db.selectFrom('websites').selectAll().where('id', '=', websiteId).executeTakeFirstOrThrow()
  expect(customer_active_at?.getTime()).toBeGreaterThanOrEqual(NOW.getTime())
  expect(await waiting()).toEqual([])
})

it('files the answer to our mail by its thread, whoever sends it from wherever', async () => {
  const browser = await host.as(host.fixture.users.support, host.fixture.ours)
  const { body: sent } = await ask(browser, 'POST', `/website/${websiteId}/log/message`, {
    category: 'message_to',
    subject: 'Draft',
    message: 'Look',
  })
  expect(sent.deliveryState).toBe('queued')
  // The time to take it back is over.
  await host.open.db.updateTable('outgoing_mails').set({ run_at: NOW }).execute()
  await sendDue(host.services, `smtp://127.0.0.1:${office.port}`)
  const [ours] = await entries()
  expect(ours).toMatchObject({ delivery_state: 'sent', mail_id: expect.stringMatching(/^<.+@demo\.partner>$/) })
  const inReplyTo = ours?.mail_id ?? ''
  await deliver({ from: 'Partner <someone@else.test>', inReplyTo, references: `<x@y.test> ${inReplyTo}`, subject: 'Re: Draft' })
  expect((await entries()).at(-1)).toMatchObject({ website_id: websiteId, reply_to_id: ours?.id, from_email: 'someone@else.test' })
})

it('files what is written to the address of a website, and not what guesses it', async () => {
  const address = await plusAddress(host.open.db, 'demo.partner', { kind: 'website', partnerId: host.fixture.ours, websiteId })
  await deliver({ from: 'new@somebody.test' }, address)
  expect(await entries()).toMatchObject([{ website_id: websiteId, from_email: 'new@somebody.test' }])
  const guessed = address.replace(/\.[0-9a-f]+@/, '.000000000000@')
  await deliver({ from: 'evil@somebody.test' }, guessed)
  expect(await entries()).toHaveLength(1)
})

it('leaves to people what it cannot tell: strangers, customers of two websites, forgeries', async () => {
  const twin = { customer: JSON.stringify({ billEmail: 'two@customer.test' }) }
  await addWebsite(host.open.db, host.fixture.ours, twin)
  await addWebsite(host.open.db, host.fixture.ours, twin)
  await deliver({ from: 'stranger@nowhere.test' })
  await deliver({ from: 'two@customer.test' })
  await deliver(authHeader('spf=fail smtp.mailfrom=x; dkim=none; dmarc=fail'))
  expect(await entries()).toEqual([])
  expect((await waiting()).map(({ from_email, auth }) => [from_email, auth])).toEqual([
    ['stranger@nowhere.test', { spf: 'pass', dkim: 'pass', dmarc: 'pass' }],
    ['two@customer.test', { spf: 'pass', dkim: 'pass', dmarc: 'pass' }],
    ['ada@customer.test', { spf: 'fail', dkim: 'none', dmarc: 'fail' }],
  ])
})

it('believes no authentication but that of our own mail exchanger', async () => {
  await deliver({ headers: { 'Authentication-Results': 'evil.test; dmarc=pass' } })
  expect(await entries()).toEqual([])
  expect(await waiting()).toMatchObject([{ auth: {} }])
})

describe('believes nobody who says to have checked the sender', () => {
  const FORGED = 'demo.partner; spf=pass; dkim=pass; dmarc=pass'
  it.each([
    ['as it is usually written', `Authentication-Results: ${FORGED}`],
    ['in other letters', `AUTHENTICATION-results: ${FORGED.toUpperCase()}`],
    ['with a space before the colon', `Authentication-Results : ${FORGED}`],
    ['folded', 'Authentication-Results:\r\n\tdemo.partner;\r\n spf=pass;\r\n dkim=pass; dmarc=pass'],
    ['folded before the colon', `Authentication-Results\r\n : ${FORGED}`],
    ['folded by a line of spaces', `Authentication-Results:\r\n \r\n ${FORGED}`],
    ['with comments', 'Authentication-Results: (really) demo.partner (mx) 1; dmarc=(yes)pass'],
    ['twice', `Authentication-Results: ${FORGED}\r\nAuthentication-Results: ${FORGED}`],
    ['as the first line, which continues none', ` Authentication-Results: ${FORGED}`],
    ['with bare line feeds', `X-A: b\nAuthentication-Results: ${FORGED}\nX-B: c`],
    ['behind bare carriage returns', `X-A: b\rAuthentication-Results: ${FORGED}\rX-B: c`],
    ['without a space', `Authentication-Results:${FORGED}`],
    ['with a version', 'Authentication-Results: demo.partner 1; dmarc=pass'],
    ['sealed', `ARC-Authentication-Results: i=1; ${FORGED}`],
  ])('%s', async (_name, header) => {
    await deliverUnchecked(`${header}\r\nFrom: ada@customer.test\r\nSubject: wire money\r\n\r\nplease`)
    expect(await entries()).toEqual([])
    const [mail] = await waiting()
    expect(mail).toMatchObject({ subject: 'wire money', text: 'please', from_email: 'ada@customer.test' })
    expect(mail?.auth).toEqual({ dkim: 'none', dmarc: 'none' })
    const source = Buffer.from((await host.services.files.get(mail?.source_hash ?? '')) ?? []).toString()
    expect(source).not.toMatch(/authentication-results/i)
  })

  it('nor one who does not know the word of our mail exchanger', async () => {
    await expect(send({}, inbox, { user: EXCHANGER, pass: 'guessed' })).rejects.toMatchObject({ responseCode: 535 })
  })
})

describe('a mail whose sender nobody could check', () => {
  it('waits for people, with the website it may belong to', async () => {
    await deliverUnchecked({})
    expect(await entries()).toEqual([])
    const browser = await host.as(host.fixture.users.support, host.fixture.ours)
    const { body } = await ask(browser, 'GET', '/unassigned_emails/view')
    expect(body.items[0].suggestions[0]).toMatchObject({ website: { id: websiteId }, reasons: ['address', 'domain'] })
    await ask(browser, 'POST', '/unassigned_emails/assign', { ids: [body.items[0].id], website: websiteId })
    const { body: log } = await ask(browser, 'GET', `/website/${websiteId}/messages`)
    expect(log.items[0].auth).toEqual({ dkim: 'none', dmarc: 'none' })
  })

  it('is filed by an address or a thread that only its customer can know, and by a rule of the team', async () => {
    const address = await plusAddress(host.open.db, 'demo.partner', { kind: 'website', partnerId: host.fixture.ours, websiteId })
    await deliverUnchecked({}, address)
    const rule = { sender: '@customer.test', action: 'assign' as const, website_id: websiteId }
    await host.open.db
      .insertInto('inbox_rules')
      .values({ ...rule, partner_id: host.fixture.ours, created_by: null, created_at: NOW })
      .execute()
    await deliverUnchecked({ subject: 'by rule' })
    expect(await entries()).toMatchObject([
      { website_id: websiteId, auth: { dmarc: 'none' } },
      { website_id: websiteId, auth: { dmarc: 'none' }, subject: 'by rule' },
    ])
  })
})

it('takes the same mail once, by whichever address and however often', async () => {
  const mail = { messageId: '<same@customer.test>' }
  const address = await plusAddress(host.open.db, 'demo.partner', { kind: 'website', partnerId: host.fixture.ours, websiteId })
  await Promise.all([deliver(mail), deliver(mail), deliver(mail, [inbox, address])])
  await deliver({ ...mail, from: 'stranger@nowhere.test' })
  expect([(await entries()).length, (await waiting()).length]).toEqual([1, 0])
})

it('keeps the mail of another partner to that partner', async () => {
  await deliver({}, `inbox+${host.fixture.theirs}@demo.partner`)
  expect(await entries()).toEqual([])
  expect(await waiting()).toMatchObject([{ partner_id: host.fixture.theirs }])
})

describe('machines', () => {
  it.each([
    ['an absence note', 'autoreply', { 'Auto-Submitted': 'auto-replied' }],
    ['a newsletter', 'list', { 'List-Unsubscribe': '<mailto:u@list.test>' }],
  ])('%s is known as such', async (_name, kind, headers) => {
    await deliver({ from: 'machine@nowhere.test', headers })
    expect(await waiting()).toMatchObject([{ kind }])
  })

  it('an absence note from a customer is filed, and waits for nobody', async () => {
    await deliver({ headers: { ...CHECKED, 'Auto-Submitted': 'auto-replied' } })
    expect(await entries()).toMatchObject([{ done: true, label: 'autoreply' }])
  })

  it('a bounce marks the mail that did not arrive', async () => {
    const browser = await host.as(host.fixture.users.support, host.fixture.ours)
    await ask(browser, 'POST', `/website/${websiteId}/log/message`, { category: 'message_to', message: 'Look' })
    const mail = await host.open.db.selectFrom('outgoing_mails').selectAll().executeTakeFirstOrThrow()
    const address = await plusAddress(host.open.db, 'demo.partner', { kind: 'bounce', mailId: mail.id })
    await deliver(BOUNCE, address)
    expect(await entries()).toMatchObject([{ delivery_state: 'bounced', bounce_reason: '552 5.2.2 Mailbox full' }])
    expect(await waiting()).toEqual([])
  })

  it('a mail that goes round in circles is refused', async () => {
    await expect(deliver(`${'Received: by a.test\r\n'.repeat(120)}Subject: x\r\n\r\nx`)).rejects.toMatchObject({ responseCode: 554 })
  })
})

it('refuses what cannot be read, with a reason', async () => {
  await expect(deliver(deepParts(300))).rejects.toMatchObject({ responseCode: 554 })
})

it('sends no reminder to somebody who has written in between', async () => {
  const browser = await host.as(host.fixture.users.support, host.fixture.ours)
  await ask(browser, 'POST', `/website/${websiteId}/log/message`, { category: 'message_to', message: 'Any news?' })
  await host.open.db
    .updateTable('outgoing_mails')
    .set({ cancel_if_answered: true, run_at: new Date(NOW.getTime() + 86_400_000) })
    .execute()
  await deliver({})
  expect(await host.open.db.selectFrom('outgoing_mails').select('state').execute()).toEqual([{ state: 'cancelled' }])
  expect((await entries())[0]).toMatchObject({ delivery_state: 'cancelled' })
})

describe('follows rules', () => {
  const rule = (sender: string, action: 'assign' | 'remove' | 'ignore') =>
    host.open.db
      .insertInto('inbox_rules')
      .values({
        partner_id: host.fixture.ours,
        sender,
        action,
        website_id: action === 'assign' ? websiteId : null,
        created_by: null,
        created_at: NOW,
      })
      .execute()

  it('for a domain, and for an address before it', async () => {
    await rule('@shop.test', 'remove')
    await rule('boss@shop.test', 'assign')
    await deliver({ from: 'noreply@shop.test' })
    await deliver({ from: 'boss@shop.test' })
    expect(await waiting()).toMatchObject([{ from_email: 'noreply@shop.test', state: 'removed' }])
    expect(await entries()).toMatchObject([{ from_email: 'boss@shop.test', website_id: websiteId }])
  })
})

describe('never stumbles over', () => {
  it.each([
    ['nothing', '\r\n'],
    ['no headers', 'hello'],
    ['no sender', 'Subject: x\r\n\r\nx'],
    ['NUL and half characters', 'From: a@b.test\r\nSubject: a\0b \ud800\r\n\r\nx\0y'],
    ['a broken charset', 'From: a@b.test\r\nSubject: =?x-nothing?b?////?=\r\nContent-Type: text/plain; charset=x-nothing\r\n\r\n\xff\xfe'],
    ['many parts', manyParts(1_000)],
    ['deep parts', deepParts(200)],
    ['a huge subject', `From: a@b.test\r\nSubject: ${'x'.repeat(100_000)}\r\n\r\nx`],
  ])('%s', async (_name, raw) => {
    await deliver(raw)
    expect(await waiting()).toHaveLength(1)
  })
})

const BOUNCE = [
  'From: MAILER-DAEMON@mx.test',
  'Subject: Undelivered',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Sorry',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.test',
  '',
  'Final-Recipient: rfc822; ada@customer.test',
  'Action: failed',
  'Status: 5.2.2',
  'Diagnostic-Code: smtp; 552 5.2.2 Mailbox full',
  '--b--',
  '',
].join('\r\n')

function manyParts(count: number): string {
  const parts = Array.from(
    { length: count },
    (_, nth) => `--b\r\nContent-Type: text/plain; name="${nth}.txt"\r\nContent-Disposition: attachment\r\n\r\n${nth}`,
  )
  return `From: a@b.test\r\nSubject: parts\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.join('\r\n')}\r\n--b--\r\n`
}

function deepParts(depth: number): string {
  let body = 'Content-Type: text/plain\r\n\r\ndeep'
  for (let level = 0; level < depth; level++)
    body = `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n${body}\r\n--b${level}--`
  return `From: a@b.test\r\nSubject: deep\r\n${body}\r\n`
}
