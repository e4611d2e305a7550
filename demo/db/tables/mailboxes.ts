import type { Generated } from 'kysely'

/** Mail of a domain that lives here. Whose it is says the domain: it goes along wherever that goes. */
export interface MailboxesTable {
  id: Generated<number>
  domain_id: number
  /** What stands before the @, in lower case. */
  name: string
  password_hash: string
  created_at: Date
}

/** As IMAP has them (RFC 3501): a folder never gives a number to two messages. */
export interface MailboxFoldersTable {
  mailbox_id: number
  path: string
  uid_validity: number
  uid_next: Generated<number>
  /** `\Sent`; RFC 6154. */
  special_use: string | null
  subscribed: Generated<boolean>
}

export interface MailboxMessagesTable {
  mailbox_id: number
  path: string
  uid: number
  flags: Generated<string[]>
  /** The mail as it came, in the file store. */
  content_hash: string
  bytes: number
  received_at: Date
}
