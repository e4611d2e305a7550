import { randomUUID } from 'node:crypto'

/** Where mail leaves and arrives. */
export interface MailSettings {
  /** Domain of the inboxes: `inbox+3@<domain>`. */
  domain: string
  /** `smtp://user:password@host:port` of the host's relay; null = the host's own post office. */
  relay: string | null
  /** Loopback port of the post office; 0 takes a free one. */
  port: number
  /** By which a mail exchanger in front of the post office shows that it is ours: what it says of senders is believed. */
  exchangerPassword: string
  /** Where mailboxes are read (IMAP); null where another server does that. */
  imap: { host: string; port: number } | null
  /** `host:port` of partners' mail servers that may be reached although they are not on the open internet. */
  allow: readonly string[]
}

export const DEFAULT_MAIL: MailSettings = {
  domain: 'demo.partner',
  relay: null,
  port: 0,
  exchangerPassword: randomUUID(),
  imap: null,
  allow: [],
}
