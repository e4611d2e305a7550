import type { ImapFlow, ImapFlowError } from 'imapflow'
import { MINUTE_MS, type MailTransferProblem } from '../../../src/model'
import type { MailServer } from '../../../src/contract'
import type { Problem, Side } from '../../db/tables/mailTransfers'
import { BlockedAddress, guardedLookup } from '../../services/network/addressGuard'

const CONNECT_MS = 15_000
const SOCKET_MS = 5 * MINUTE_MS
const TEXT_MAX = 300
/** The mailbox of a stranger may answer anything. No provider takes a mail of more than 150 MB. */
const LINE_MAX_BYTES = 1024 ** 2
const LITERAL_MAX_BYTES = 200 * 1024 ** 2

/** Logs in to a mailbox of somebody else's server: guarded, and with the certificate checked. */
export async function openMailbox(server: MailServer, password: string, allow: readonly string[]): Promise<ImapFlow> {
  const { host, port, encryption, username } = server
  // Loaded when a mailbox is moved: few hosts ever do, and it would keep each from listening for a tenth of a second.
  const imap = await import('imapflow')
  const client = new imap.ImapFlow({
    // The address that was checked is the one that is connected to.
    host: await addressOf(host, port, allow),
    servername: host,
    port,
    secure: encryption === 'tls',
    doSTARTTLS: encryption === 'starttls',
    auth: { user: username, pass: password },
    // Its log has every line of the conversation.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    maxLineLength: LINE_MAX_BYTES,
    maxLiteralSize: LITERAL_MAX_BYTES,
    maxResponseSize: LITERAL_MAX_BYTES + LINE_MAX_BYTES,
  })
  // A connection that breaks also fails the command under way, which is where it is handled.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** `allow` names servers on this machine or network, `host:port`. */
function addressOf(host: string, port: number, allow: readonly string[]): Promise<string> {
  if (allow.includes(`${host}:${port}`)) return Promise.resolve(host)
  const bare = host.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    guardedLookup(bare, {}, (error, address) => (error ? reject(error) : resolve(String(address))))
  })
}

/** What went wrong, in the words of the server, without the password. */
export function problemOf(thrown: unknown, side: Side | null, passwords: readonly string[]): Problem {
  const error = asError(thrown)
  const said = passwords.reduce((text, password) => text.replaceAll(password, '***'), error.responseText || error.message)
  return { kind: kindOf(error), side, text: said.slice(0, TEXT_MAX) }
}

const UNREACHABLE =
  /^E(CONN|HOST|NET|AI_|NOTFOUND|TIMEDOUT|PIPE)|^ENOTFOUND|TIMEOUT|^NoConnection$|^EConnectionClosed$|^StateLogout$|^ClosedAfterConnect/
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/

function kindOf(error: ImapFlowError): MailTransferProblem {
  if (error instanceof BlockedAddress) return 'private'
  if (error.authenticationFailed) return 'login'
  if (error.serverResponseCode === 'OVERQUOTA') return 'full'
  if (error.tlsFailed || CERTIFICATE.test(error.code ?? '')) return 'certificate'
  return UNREACHABLE.test(error.code ?? '') ? 'unreachable' : 'other'
}

/** Everything thrown while a mailbox is spoken to comes from the client or the socket below it. */
export const asError = (thrown: unknown): ImapFlowError => (isError(thrown) ? thrown : new Error(String(thrown)))
const isError = (thrown: unknown): thrown is ImapFlowError => typeof thrown === 'object' && thrown !== null && 'message' in thrown

/** The server understood and said no: the next message may fare better. */
export const isRefusal = ({ responseStatus }: ImapFlowError): boolean => responseStatus === 'NO' || responseStatus === 'BAD'
