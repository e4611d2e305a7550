import { IMAP_PORTS, type MailEncryption } from '../../../src/model'

/** How a mail server is reached, as it is typed. */
export interface Connection {
  readonly host: string
  readonly port: number | null
  readonly encryption: MailEncryption
}

export const EMPTY_CONNECTION: Connection = { host: '', port: IMAP_PORTS.tls, encryption: 'tls' }

export const isReachable = ({ host, port }: Connection): boolean => host.trim() !== '' && port !== null

/** As a call sends it: what is reachable has a port. */
export const toConnection = ({ host, port, encryption }: Connection) => ({
  host: host.trim(),
  port: port ?? IMAP_PORTS[encryption],
  encryption,
})
