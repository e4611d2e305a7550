import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Received {
  sender: string
  recipients: string[]
  raw: string
  mail: Email
}

export interface Sink {
  url: string
  port: number
  received: Received[]
  /** Answers the next mails with this SMTP code instead of taking them. */
  refuseWith: number | null
  /** Neither takes nor refuses the next mails: their senders wait. */
  holds: boolean
  /** How many mails are held. */
  held: number
  close(): Promise<void>
}

/** A real SMTP server that keeps what it takes. */
export async function openSink(options: { user?: string; password?: string } = {}): Promise<Sink> {
  const sink: Sink = { url: '', port: 0, received: [], refuseWith: null, holds: false, held: 0, close: async () => {} }
  const server = new SMTPServer({
    disabledCommands: options.user ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    authOptional: !options.user,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === options.user && password === options.password) callback(null, { user: username })
      else callback(Object.assign(new Error('Wrong password'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _session, callback) {
      if (address.startsWith('nobody')) callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else callback()
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (sink.holds) {
          sink.held++
          return
        }
        if (sink.refuseWith) return callback(Object.assign(new Error('Not now'), { responseCode: sink.refuseWith }))
        const content = Buffer.concat(chunks)
        sink.received.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          raw: content.toString('utf8'),
          mail: await PostalMime.parse(content),
        })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a pipe name.
  sink.port = (server.server.address() as AddressInfo).port
  sink.url = `smtp://127.0.0.1:${sink.port}`
  sink.close = () => new Promise((resolve) => server.close(() => resolve()))
  return sink
}
