import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server'
import { MAIL_MAX_BYTES } from '../../src/model'
import type { Services } from '../server/context'
import { readPlusAddress } from './plusAddress'
import { refusal } from './refusal'
import { receiveMail } from './receive/receiveMail'

/** base64 makes a third more of the files; the rest is for the text. */
const SMTP_MAX_BYTES = Math.ceil(MAIL_MAX_BYTES * 1.4)

/** RFC 5321 6.3 asks for a limit of at least 100. */
const MAX_HOPS = 100

export interface PostOffice {
  port: number
  close(): Promise<void>
}

export type PostServices = Pick<Services, 'db' | 'clock' | 'files' | 'mail' | 'demo' | 'virusScanner'>

/** An SMTP server on a loopback port. In the demo it also takes what is for people outside, to be read in the demo inbox: nothing leaves the machine. */
export async function openPostOffice(services: PostServices): Promise<PostOffice> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: SMTP_MAX_BYTES,
    onRcptTo({ address }, _session, callback) {
      answer(callback, checkRecipient(services, address))
    },
    onData(stream, { envelope }, callback) {
      answer(callback, takeMail(services, envelope, stream))
    },
  })
  // A client that breaks off is its own problem.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(services.mail.port, '127.0.0.1', resolve))
  // A TCP server's address is never a pipe name.
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

type Callback = (error?: Error | null) => void

/** What goes wrong on our side is told the sender as something that passes. */
function answer(callback: Callback, done: Promise<unknown>): void {
  callbackify(() => done)((error) => callback(error && !('responseCode' in error) ? refusal(451, 'Please try again later') : error))
}

async function checkRecipient({ db, mail, demo }: PostServices, address: string): Promise<void> {
  if (!demo && (await readPlusAddress(db, mail.domain, address)) === null) throw refusal(550, 'Nobody here has this address')
}

async function takeMail(services: PostServices, { mailFrom, rcptTo }: SMTPServerEnvelope, stream: SMTPServerDataStream): Promise<void> {
  const content = await buffer(stream)
  if (stream.sizeExceeded) throw refusal(552, 'The mail is too large')
  if (passedServers(content) > MAX_HOPS) throw refusal(554, 'The mail goes round in circles')
  await services.clock.refresh()
  const outside: string[] = []
  for (const { address } of rcptTo) {
    const target = await readPlusAddress(services.db, services.mail.domain, address)
    if (target) await receiveMail(services, target, content)
    else outside.push(address)
  }
  if (outside.length > 0) await keepMail(services, { sender: mailFrom ? mailFrom.address : '', recipients: outside, content })
}

/** Every server on the way adds a Received header. */
function passedServers(content: Buffer): number {
  const [headers = ''] = content.toString('latin1').split(/\r?\n\r?\n/, 1)
  return headers.match(/^received:/gim)?.length ?? 0
}

interface Envelope {
  sender: string
  recipients: readonly string[]
  content: Buffer
}

/** Once per recipient, however often the sender repeats it. */
async function keepMail({ db, clock, files }: PostServices, { sender, recipients, content }: Envelope): Promise<void> {
  const { messageId, subject } = await PostalMime.parse(content)
  const content_hash = await files.put(content)
  const rows = recipients.map((recipient) => ({
    mail_id: messageId ?? content_hash,
    recipient,
    sender,
    subject: subject ?? '',
    content_hash,
    received_at: clock.now(),
  }))
  await db
    .insertInto('delivered_mails')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['mail_id', 'recipient']).doNothing())
    .execute()
}
