/** @jest-environment ./test/server/support/environment.cjs */
import { cancelMail } from '../../../demo/outbox/mail/cancelMail'
import { findMailAccount, removeMailAccount, saveMailAccount } from '../../../demo/outbox/mail/mailAccount'
import { openPostOffice } from '../../../demo/inbox/postOffice'
import { type MailDraft, queueMail } from '../../../demo/outbox/mail/queueMail'
import { dropLeases, sendDue } from '../../../demo/outbox/mail/sendDue'
import { addMessage, addWebsite, NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'
import { openSink, type Sink } from '../support/openSink'

let host: TestHost
let sink: Sink
beforeAll(async () => {
  host = await startTestHost()
  sink = await openSink()
})
afterAll(async () => {
  await sink.close()
  await host.close()
})
beforeEach(async () => {
  sink.received.length = 0
  sink.refuseWith = null
  await host.services.clock.setOffset(NOW.getTime() - Date.now())
  await host.open.db.deleteFrom('outgoing_mails').execute()
})

const draft = (values: Partial<MailDraft> = {}): MailDraft => ({
  partnerId: host.fixture.ours,
  kind: 'message',
  to: [{ name: 'Ada Østergård', email: 'ada@customer.test' }],
  subject: 'Über die Website',
  text: 'Hello Ada',
  ...values,
})
const queue = (values: Partial<MailDraft> = {}) => queueMail(host.services, host.open.db, draft(values))
const send = () => sendDue(host.services, sink.url)
const pass = (milliseconds: number) => host.services.clock.setOffset(host.services.clock.now().getTime() - Date.now() + milliseconds)
const mailOf = (id: number) => host.open.db.selectFrom('outgoing_mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('sends a mail with its files, thread and readable names, to everybody it is for', async () => {
  const { id: fileId } = await addFile('Angebot für Ada.txt', 'the offer')
  await queue({
    html: '<p>Hello Ada</p>',
    cc: [{ name: '', email: 'cc@customer.test' }],
    bcc: [{ name: '', email: 'hidden@customer.test' }],
    inReplyTo: '<first@customer.test>',
    thread: ['<root@customer.test>', '<first@customer.test>'],
    fileIds: [fileId],
  })
  expect(await send()).toBe(1)
  const [{ mail, recipients, raw }] = received(1)
  expect(mail.subject).toBe('Über die Website')
  expect(mail.from).toMatchObject({ name: 'Ours', address: `inbox+${host.fixture.ours}@demo.partner` })
  expect(mail.to).toMatchObject([{ name: 'Ada Østergård', address: 'ada@customer.test' }])
  expect(recipients.toSorted()).toEqual(['ada@customer.test', 'cc@customer.test', 'hidden@customer.test'])
  expect(raw).not.toContain('hidden@')
  expect([mail.inReplyTo, mail.references]).toEqual(['<first@customer.test>', '<root@customer.test> <first@customer.test>'])
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Hello Ada', '<p>Hello Ada</p>'])
  expect(mail.attachments.map(({ filename, content }) => [filename, textOf(content)])).toEqual([['Angebot für Ada.txt', 'the offer']])
})

it('sends once, however often it is asked', async () => {
  const first = await queue({ key: 'invitation:7' })
  expect(await queue({ key: 'invitation:7' })).toBe(first)
  await Promise.all([send(), send()])
  await send()
  expect(sink.received).toHaveLength(1)
})

it('does not send what was queued in a transaction that failed', async () => {
  const lost = host.open.db.transaction().execute(async (db) => {
    await queueMail(host.services, db, draft())
    throw new Error('no')
  })
  await expect(lost).rejects.toThrow('no')
  expect(await send()).toBe(0)
})

it('waits until it is time, and can be taken back until then', async () => {
  const kept = await queue({ sendAt: new Date(NOW.getTime() + 10_000), subject: 'kept' })
  const cancelled = await queue({ sendAt: new Date(NOW.getTime() + 10_000), subject: 'cancelled' })
  expect(await send()).toBe(0)
  expect(await cancelMail(host.open.db, host.services, cancelled)).toBe(true)
  await pass(11_000)
  await send()
  expect(sink.received.map(({ mail }) => mail.subject)).toEqual(['kept'])
  expect(await cancelMail(host.open.db, host.services, kept)).toBe(false)
})

it('tries again later when the server is busy, under the same Message-ID', async () => {
  const id = await queue()
  sink.refuseWith = 451
  await send()
  expect(await mailOf(id)).toMatchObject({ state: 'waiting', attempts: 1, problem: expect.stringContaining('Not now') })
  expect(await send()).toBe(0)
  sink.refuseWith = null
  await pass(61_000)
  await send()
  expect(sink.received.map(({ mail }) => mail.messageId)).toEqual([(await mailOf(id)).mail_id])
})

it('gives up when the server stays away', async () => {
  const id = await queue()
  sink.refuseWith = 451
  for (let attempt = 0; attempt < 10; attempt++) {
    await send()
    await pass(13 * 3_600_000)
  }
  expect(await mailOf(id)).toMatchObject({ state: 'failed', attempts: 7 })
})

it('shows on the log entry how the mail fares', async () => {
  const websiteId = await addWebsite(host.open.db, host.fixture.ours)
  await addMessage(host.open.db, host.fixture.ours, websiteId, { category: 'message_to', delivery_state: 'queued' })
  const { id: messageId } = await host.open.db
    .selectFrom('messages')
    .select('id')
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  await queue({ messageId, websiteId, to: [{ name: '', email: 'nobody@customer.test' }] })
  await send()
  const entry = await host.open.db.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ delivery_state: 'bounced', bounce_reason: expect.stringContaining('550') })
})

it('repeats an attempt that nobody finished, and the post office keeps one mail', async () => {
  const office = await openPostOffice(host.services)
  const id = await queue()
  const relay = `smtp://127.0.0.1:${office.port}`
  await sendDue(host.services, relay)
  // As after a kill between the server's answer and our own note of it.
  await host.open.db
    .updateTable('outgoing_mails')
    .set({ state: 'waiting', accepted: [], lease: 'dead', leased_until: new Date(Date.now() + 1e6) })
    .execute()
  expect(await sendDue(host.services, relay)).toBe(0)
  await dropLeases(host.open.db)
  expect(await sendDue(host.services, relay)).toBe(1)
  expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 2 })
  expect(await host.open.db.selectFrom('delivered_mails').select('recipient').execute()).toEqual([{ recipient: 'ada@customer.test' }])
  await office.close()
})

it('comes from the inbox of the team, and answers go to the website it is about', async () => {
  const website = await addWebsite(host.open.db, host.fixture.ours)
  await queue({ websiteId: website })
  await send()
  const [{ mail }] = received(1)
  const { ours } = host.fixture
  expect(mail.from?.address).toBe(`inbox+${ours}@demo.partner`)
  expect(mail.replyTo?.[0]?.address).toMatch(new RegExp(String.raw`^inbox\+${ours}\.${website}\.[0-9a-f]{12}@demo\.partner$`))
})

it('goes through the mail server of the partner, whose password is not in the database as such', async () => {
  const own = await openSink({ user: 'ours', password: 'geheim' })
  host.services.mail.allow = [`127.0.0.1:${own.port}`]
  const account = { host: '127.0.0.1', port: own.port, encryption: 'none' as const, username: 'ours', fromEmail: 'hello@ours.test' }
  await saveMailAccount(host.open.db, host.fixture.ours, { ...account, password: 'falsch' })
  const id = await queue()
  await send()
  expect(await mailOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
  await saveMailAccount(host.open.db, host.fixture.ours, { ...account, password: 'geheim' })
  await pass(61_000)
  await send()
  expect(own.received[0]?.mail).toMatchObject({
    from: { address: 'hello@ours.test' },
    replyTo: [{ address: `inbox+${host.fixture.ours}@demo.partner` }],
  })
  expect(JSON.stringify(await host.open.db.selectFrom('mail_accounts').selectAll().execute())).not.toContain('geheim')
  expect(await findMailAccount(host.open.db, host.fixture.ours)).toMatchObject({ host: '127.0.0.1', verified_at: expect.any(Date) })
  await removeMailAccount(host.open.db, host.fixture.ours)
  await own.close()
})

it.each(['127.0.0.1', 'localhost', '::1', '0x7f000001', '2130706433'])(
  'does not reach into our own network by the mail server %s of a partner',
  async (name) => {
    const inner = await openSink()
    host.services.mail.allow = []
    const account = { host: name, port: inner.port, encryption: 'none' as const, username: '', fromEmail: 'hello@ours.test' }
    await saveMailAccount(host.open.db, host.fixture.ours, account)
    const id = await queue()
    await send()
    expect(await mailOf(id)).toMatchObject({ state: 'waiting', problem: 'private address' })
    expect(inner.received).toEqual([])
    await removeMailAccount(host.open.db, host.fixture.ours)
    await inner.close()
  },
)

describe('header injection', () => {
  const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '%0d%0a', '=?utf-8?q?=0D=0A?=', '\r\n ', '\v', '\f']

  it.each(BREAKS)('through %j adds no header and no recipient', async (line) => {
    const bad = `x${line}Bcc: victim@evil.test${line}X-Evil: 1`
    const { id } = await addFile(`${bad}.txt`, 'x')
    await queue({
      subject: bad,
      fromName: bad,
      to: [{ name: bad, email: 'ada@customer.test' }],
      text: bad,
      fileIds: [id],
      inReplyTo: bad,
      thread: [bad],
    })
    await send()
    const [{ recipients, mail }] = received(1)
    expect(recipients).toEqual(['ada@customer.test'])
    expect(mail.headers.map(({ key }) => key).filter((key) => key === 'bcc' || key === 'x-evil')).toEqual([])
  })

  it.each(['a@b.test\r\nBcc: v@evil.test', 'a@b.test, v@evil.test', '<a@b.test>', 'a@b.test\0', ''])(
    'refuses the recipient %j',
    async (email) => {
      await expect(queue({ to: [{ name: '', email }] })).rejects.toThrow('not an e-mail address')
    },
  )
})

function received(count: number) {
  expect(sink.received).toHaveLength(count)
  // Counted the line above.
  return sink.received as [(typeof sink.received)[number]]
}

const textOf = (content: unknown): string => Buffer.from(content as ArrayBuffer).toString('utf8')

async function addFile(name: string, text: string) {
  const content = Buffer.from(text)
  return host.open.db
    .insertInto('files')
    .values({
      partner_id: host.fixture.ours,
      website_id: null,
      message_id: null,
      unassigned_email_id: null,
      name,
      type: 'text',
      mime: 'text/plain',
      bytes: content.byteLength,
      content_hash: await host.services.files.put(content),
      thumbnail_hash: null,
      created_by: null,
      created_at: NOW,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
