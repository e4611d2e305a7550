import type { Generated, JSONColumnType } from 'kysely'
import type { OutgoingEmail } from '../../../src/contract'
import type { MailAddress } from './messages'

/** A partner's own mail server; without one its mails leave through the host's relay. */
export interface MailAccountsTable {
  partner_id: number
  host: string
  port: number
  encryption: 'none' | 'starttls' | 'tls'
  username: string
  /** Encrypted by `seal`; null = the server asks for none. */
  sealed_password: string | null
  from_email: string
  /** When a mail last went through it. */
  verified_at: Date | null
}

/** By which mails of a partner are signed (DKIM), once the world finds its record. */
export interface SendingKeysTable {
  partner_id: number
  /** Of the address that the partner's mails come from. */
  domain: string
  selector: string
  /** Encrypted by `seal`. */
  sealed_key: string
  /** What is to be found at the name of the key. */
  record: string
  proven_at: Date | null
  created_at: Date
}

/** What the mail is for; people see it in logs only. */
export type MailKind = 'message' | 'invitation' | 'notice' | 'reminder' | 'report' | 'test' | 'password'

/** The outbox: one row per mail, with everything that goes into it. */
export interface OutgoingMailsTable {
  id: Generated<number>
  /** Where the addressee of a reminder says that they want no more. */
  refusal_url: string | null
  partner_id: number
  website_id: number | null
  /** The message that shows how the mail fares. */
  message_id: number | null
  kind: MailKind
  /** The request that queued it, for the log. */
  request_id: string | null
  /** Whoever asks twice with the same key gets one mail. */
  request_key: string | null
  /** RFC 5322 Message-ID, the same in every attempt, so that a relay can tell a repetition. */
  mail_id: string
  in_reply_to: string | null
  /** Message-IDs of the thread, oldest first (References). */
  thread: string[]
  from_name: string
  recipients: JSONColumnType<MailAddress[]>
  cc: JSONColumnType<MailAddress[]>
  bcc: JSONColumnType<MailAddress[]>
  subject: string
  text: string
  html: string | null
  file_ids: number[]
  /** Written by the host, not by a person: nobody's absence note answers it. */
  automatic: boolean
  /** Not sent when the customer writes first. */
  cancel_if_answered: boolean
  state: Generated<'waiting' | 'sent' | 'bounced' | 'failed' | 'suppressed' | 'cancelled'>
  /** Not before then, by the host's clock. */
  run_at: Date
  /** Whoever holds the lease sends; by the machine's clock, because the host's can be moved. */
  lease: string | null
  leased_until: Date | null
  attempts: Generated<number>
  /** What the mail server said when it did not take the mail. */
  problem: string | null
  /** What it said when it did. */
  response: string | null
  /** Addresses that a server has taken the mail for: another attempt is for the others. */
  accepted: Generated<string[]>
  /** When a report came that the mail did not arrive, after a server had taken it. */
  bounced_at: Date | null
  created_by: number | null
  created_at: Date
  settled_at: Date | null
  /** What its author typed, to be given back when the mail is. */
  draft: JSONColumnType<OutgoingEmail> | null
}

/** What the host's own post office took for people outside: in the demo nobody else would. */
export interface DeliveredMailsTable {
  id: Generated<number>
  mail_id: string
  recipient: string
  sender: string
  subject: string
  /** The mail as it came, in the file store. */
  content_hash: string
  received_at: Date
}

export interface EmailTemplatesTable {
  id: Generated<number>
  partner_id: number
  /** Null: it belongs to the team. */
  owner_id: number | null
  name: string
  category: string
  language: string
  subject: string
  html: string
  file_ids: number[]
  /** Proposed first, one per language. */
  is_default: boolean
  archived: boolean
  usage_count: Generated<number>
  last_used_at: Date | null
  version: Generated<number>
  updated_at: Date
  updated_by: number | null
}

export interface EmailTemplateVersionsTable {
  template_id: number
  version: number
  name: string
  subject: string
  html: string
  updated_at: Date
  updated_by: number | null
}

/** Addresses, in lower case, that mail came back from for good: none is sent to them. */
export interface SuppressedAddressesTable {
  partner_id: number
  email: string
  /** What their mail server said. */
  said: string
  outgoing_mail_id: number | null
  created_at: Date
}

/** People who want no more reminders of a partner; addresses in lower case. */
export interface ReminderRefusalsTable {
  partner_id: number
  email: string
  created_at: Date
}

/** A mailbox whose forwarding to the inbox is tried. */
export interface ForwardTestsTable {
  partner_id: number
  /** In the subject of the mail that has to come back. */
  token: string
  sent_at: Date
  arrived_at: Date | null
}
