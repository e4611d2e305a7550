import { callbackify } from 'node:util'
import type { Kysely } from 'kysely'
import nodemailer, { type SMTPTransportOptions, type Transporter } from 'nodemailer'
import type { Database } from '../../db'
import { unseal } from '../../services'
import { guardedSocket } from '../../services/network/guardedSocket'
import type { MailSettings } from '../../services/MailSettings'
import { accountInUse } from './mailAccount'
import { signatureFor } from './sendingKey'

const CONNECT_MS = 10_000
const SOCKET_MS = 60_000

/** The way a partner's mails take, and the address they come from (null: the inbox they are answered to). */
export interface Way {
  transport: Transporter
  fromEmail: string | null
}

/** `logger` hears the talk with the server. Without a mail server in use mails leave through the host's relay. */
export async function wayOf(
  db: Kysely<Database>,
  { allow }: Pick<MailSettings, 'allow'>,
  relay: string,
  partnerId: number,
  logger?: Logger,
): Promise<Way> {
  const account = await accountInUse(db, partnerId)
  if (!account) return hostWay(relay, logger)
  const { partner_id: ownerId, host, port, encryption, username, sealed_password, from_email } = account
  const pass = sealed_password ? await unseal(db, sealed_password) : ''
  const dkim = await signatureFor(db, ownerId, from_email)
  const transport = nodemailer.createTransport({
    ...LIMITS,
    ...listenedTo(logger),
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(allow.includes(`${host}:${port}`) ? {} : { getSocket: guarded(host, port) }),
    ...(username ? { auth: { user: username, pass } } : {}),
    ...(dkim && { dkim }),
  })
  return { transport, fromEmail: from_email }
}

/** Through the host's relay, whatever the partner has. */
export const hostWay = (relay: string, logger?: Logger): Way => ({
  transport: relayTransport(relay, logger),
  fromEmail: null,
})

/** Partners choose the server: it must not be one of our own network. */
const guarded =
  (host: string, port: number): NonNullable<SMTPTransportOptions['getSocket']> =>
  (_, callback) => {
    callbackify(() => guardedSocket(host, port))((error, connection) => callback(error, error ? false : { connection }))
  }

/** Hears what is said to the mail server and by it. */
type Logger = Exclude<SMTPTransportOptions['logger'], boolean | undefined>

const listenedTo = (logger: Logger | undefined) => (logger ? { logger, debug: true } : {})

// A mail is text and files of ours: nothing in it may make the host open a path or an address.
const LIMITS = {
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: SOCKET_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** `smtp:` speaks plainly to a relay on this machine, `smtps:` over TLS. */
function relayTransport(relay: string, logger: Logger | undefined): Transporter {
  const { protocol, hostname, port, username, password } = new URL(relay)
  const secure = protocol === 'smtps:'
  const auth = username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}
  return nodemailer.createTransport({
    ...LIMITS,
    ...listenedTo(logger),
    host: hostname,
    port: Number(port),
    secure,
    ignoreTLS: !secure,
    ...auth,
  })
}
