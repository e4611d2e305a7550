import { createHash, timingSafeEqual } from 'node:crypto'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { MAIL_MAX_BYTES, MAILBOX_MAX_BYTES } from '../../src/model'
import { bytesIn, findMailbox } from '../db/queries/mailboxes'
import type { Services } from '../kernel/context'
import { portOf, untilListening } from '../services'
import { isPublicAddress } from '../services/network/addressGuard'
import { splitMail, withoutResults } from './border'
import { type PlusTarget, readPlusAddress } from '../outbox/mail/plusAddress'
import { refusal } from './refusal'
import { deliverToMailboxes } from './receive/deliverToMailboxes'
import { kindByEnvelope } from './receive/kindByEnvelope'
import type { ReceiveServices } from './receive/ReceiveServices'
import { UnreadableMail } from '../services/mailReader/MailThread'
import type { ReceivedMail } from './receive/ReceivedMail'
import { readerInTurn } from './receive/readerInTurn'
import { deliverMail, storeMail } from './receive/receiveMail'

/** base64 makes a third more of the files; the rest is for the text. */
const SMTP_MAX_BYTES = Math.ceil(MAIL_MAX_BYTES * 1.4)

/** RFC 5321 6.3 asks for a limit of at least 100. */
const MAX_HOPS = 100

/** Less than there is for handing back what is not finished. A mail that is cut is sent again. */
const CLOSE_MS = 1_000

/** Name of the mail exchanger that checks senders and hands their mails on. */
export const EXCHANGER = 'exchanger'

export interface PostOffice {
  port: number
  close(): Promise<void>
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isExchanger = ({ mail }: PostServices, name: unknown, password: unknown): boolean =>
  name === EXCHANGER && timingSafeEqual(digest(String(password)), digest(mail.exchangerPassword))

export type PostServices = ReceiveServices & Pick<Services, 'demo' | 'dns'>

/** An SMTP server on a loopback port. In the demo it also takes what is for people outside, to be read in the demo inbox: nothing leaves the machine. */
export async function openPostOffice(services: PostServices): Promise<PostOffice> {
  const read = readerInTurn()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // Nothing but this machine reaches the port.
    allowInsecureAuth: true,
    authOptional: true,
    // A mail exchanger says so where a mail comes from; nobody else is believed.
    useXForward: true,
    disableReverseLookup: true,
    logger: false,
    size: SMTP_MAX_BYTES,
    closeTimeout: CLOSE_MS,
    onAuth({ username, password }, _session, callback) {
      if (isExchanger(services, username, password)) callback(null, { user: EXCHANGER })
      else callback(refusal(535, 'This is no mail exchanger of ours'))
    },
    onRcptTo({ address }, _session, callback) {
      answer(callback, checkRecipient(services, address))
    },
    onData(stream, session, callback) {
      answer(
        callback,
        read(stream).then((taken) => takeMail(services, session, { taken, stream })),
      )
    },
  })
  // A client that breaks off is its own problem.
  server.on('error', () => {})
  server.listen(services.mail.port, '127.0.0.1')
  await untilListening(server.server, 'MAIL_PORT')
  return { port: portOf(server.server), close: () => new Promise((resolve) => server.close(() => resolve())) }
}

type Callback = (error?: Error | null) => void

/** What goes wrong on our side is told the sender as something that passes; a mail that would fail again is refused for good. */
function answer(callback: Callback, done: Promise<unknown>): void {
  callbackify(() => done)((error) => callback(error && refusalOf(error)))
}

function refusalOf(error: Error): Error {
  if ('responseCode' in error) return error
  return error instanceof UnreadableMail || isOfContent(error)
    ? refusal(554, 'The mail cannot be read')
    : refusal(451, 'Please try again later')
}

/** What the database says of data: classes 22 (it cannot be stored) and 54 (there is too much of it) of SQLSTATE. */
const isOfContent = (error: Error): boolean => 'code' in error && /^(?:22|54)/.test(String(error.code))

async function checkRecipient({ db, mail, demo }: PostServices, address: string): Promise<void> {
  if ((await readPlusAddress(db, mail.domain, address)) !== null) return
  const mailbox = await findMailbox(db, address)
  if (mailbox === null) throw refusal(550, `5.1.1 There is no mailbox ${address} here`)
  if (mailbox === undefined && !demo) throw refusal(550, 'Nobody here has this address')
  if (mailbox && (await bytesIn(db, mailbox.id)) >= MAILBOX_MAX_BYTES) throw refusal(452, '4.2.2 The mailbox is full')
}

interface Sent {
  taken: Buffer
  stream: SMTPServerDataStream
}

async function takeMail(services: PostServices, session: SMTPServerSession, { taken, stream }: Sent): Promise<void> {
  const { mailFrom, rcptTo } = session.envelope
  const sender = mailFrom ? mailFrom.address : ''
  if (stream.sizeExceeded) throw refusal(552, 'The mail is too large')
  checkHeader(taken)
  const content = session.user === EXCHANGER ? taken : withoutResults(taken)
  const { targets, mailboxes, outside } = await sorted(services, rcptTo)
  const read = kindByEnvelope(await services.mailReader.read(content, services.mail.domain), sender)
  const isReported = Object.keys(read.auth).length > 0
  const auth =
    isReported || targets.length === 0 ? read.auth : await askDomain(services, session, { content, sender, from: read.from.email })
  const received = await storeMail(services, content, { ...read, auth })
  await services.clock.refresh()
  for (const target of targets) await deliverMail(services, target, received)
  if (outside.length > 0) await keepMail(services, { sender, recipients: outside, received })
  // Last: a mail that is sent again is another one to mailboxes.
  if (mailboxes.size > 0) await deliverToMailboxes(services, mailboxes, { hash: received.source, bytes: content.byteLength })
}

/** What is for teams, for mailboxes that live here, and for people outside. The demo inbox shows what mailboxes get, too. */
async function sorted({ db, mail, demo }: PostServices, recipients: readonly { address: string }[]) {
  const targets: PlusTarget[] = []
  const mailboxes = new Set<number>()
  const outside: string[] = []
  for (const { address } of recipients) {
    const target = await readPlusAddress(db, mail.domain, address)
    const mailbox = target ? null : await findMailbox(db, address)
    if (target) targets.push(target)
    if (mailbox) mailboxes.add(mailbox.id)
    if (!target && (!mailbox || demo)) outside.push(address)
  }
  return { targets, mailboxes, outside }
}

/** Our mail exchanger has not said who sent a mail: the host asks the domain of its sender. */
function askDomain(
  { mailReader, dns }: PostServices,
  { user, remoteAddress, hostNameAppearsAs }: SMTPServerSession,
  { content, sender, from }: { content: Buffer; sender: string; from: string },
) {
  return mailReader.check(content, {
    from,
    envelopeSender: sender,
    helo: hostNameAppearsAs || '',
    ip: user === EXCHANGER && isPublicAddress(remoteAddress) ? remoteAddress : null,
    resolver: dns.servers.public.address,
  })
}

/** Every server on the way adds a Received header. */
function checkHeader(content: Buffer): void {
  const { header } = splitMail(content)
  if ((header.match(/^received:/gim)?.length ?? 0) > MAX_HOPS) throw refusal(554, 'The mail goes round in circles')
}

interface Envelope {
  sender: string
  recipients: readonly string[]
  received: ReceivedMail
}

/** Once per recipient, however often the sender repeats it. */
async function keepMail({ db, clock }: PostServices, { sender, recipients, received: { mail, source } }: Envelope): Promise<void> {
  const rows = recipients.map((recipient) => ({
    mail_id: mail.mailId,
    recipient,
    sender,
    subject: mail.subject,
    content_hash: source,
    received_at: clock.now(),
  }))
  await db
    .insertInto('delivered_mails')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['mail_id', 'recipient']).doNothing())
    .execute()
}
