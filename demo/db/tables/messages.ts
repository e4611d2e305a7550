import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { LeftOutFile, LogLine, Status } from '../../../src/model'
import type { JSONGenerated } from '../JSONGenerated'

export interface MailAddress {
  name: string
  email: string
}

export interface AuthResults {
  spf?: string
  dkim?: string
  dmarc?: string
}

type JSONNullable<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>

export type MessageCategory = 'message_to' | 'message_from' | 'system' | 'data_changed' | 'intern' | 'call'

export interface MessagesTable {
  id: Generated<number>
  partner_id: number
  website_id: number
  category: MessageCategory
  /** Status of the website when the message was written. */
  status: Status | null
  label: Generated<string>
  /** What people wrote; of what the host calls a message, in the partner's language. */
  subject: Generated<string>
  /** What the host calls a message; null for what people wrote. */
  subject_line: JSONNullable<LogLine>
  /** Plain text; of what the host noted, the sentence in the partner's language. */
  message: string
  /** What the host noted; null for what people wrote. */
  line: JSONNullable<LogLine>
  /** As received, unsafe; the client sanitises and frames it. */
  message_html: string | null
  /** The mail as it came in says more, or looks better: it was too much to take over whole. */
  reduced: Generated<boolean>
  /** Files that are in the source of the mail alone. */
  left_out: JSONGenerated<LeftOutFile[]>
  /** What is known about the sender of a mail that came in; null for everything else. */
  auth: JSONNullable<AuthResults>
  /** Where it came in; `feedback` counts for the goal hasReceivedFeedback. */
  source: Generated<'staff' | 'mail' | 'portal' | 'feedback' | 'system'>
  from_user_id: number | null
  from_name: string | null
  from_email: string | null
  to_user_id: number | null
  to_name: string | null
  to_email: string | null
  cc: JSONColumnType<MailAddress[]>
  bcc: JSONColumnType<MailAddress[]>
  date: Date
  due_date: string | null
  done: Generated<boolean>
  done_at: Date | null
  done_by: number | null
  pin: Generated<boolean>
  pinned_at: Date | null
  snoozed_until: Date | null
  /** Until the customer writes again. */
  snoozed_until_reply: Generated<boolean>
  delivery_state: 'queued' | 'sent' | 'bounced' | 'failed' | 'suppressed' | 'cancelled' | null
  bounce_reason: string | null
  /** RFC 5322 Message-ID. */
  mail_id: string | null
  in_reply_to: string | null
  /** The mail as it came in, in the file store. */
  source_hash: string | null
  /** The message it answers, when that was written here. */
  reply_to_id: number | null
  /** The ticket it became part of, and the website it came from. */
  merged_into_id: number | null
  merged_from_website_id: number | null
  /** The message it was split off. */
  split_from_id: number | null
  edited_at: Date | null
  edited_by: number | null
  version: Generated<number>
  created_at: Date
  /** What a message for the team was written under. */
  request_key: string | null
  deleted_at: Date | null
}

/** What a message said before it was changed. */
export interface MessageVersionsTable {
  message_id: number
  version: number
  subject: string
  message: string
  written_at: Date
  written_by: number | null
}

export interface MessageReadsTable {
  message_id: number
  user_id: number
  read_at: Date
}

export interface UnassignedEmailsTable {
  id: Generated<number>
  partner_id: number
  mail_id: string
  in_reply_to: string | null
  from_name: string
  from_email: string
  recipients: JSONColumnType<MailAddress[]>
  cc: JSONColumnType<MailAddress[]>
  subject: string
  snippet: string
  text: string
  html: string | null
  reduced: Generated<boolean>
  left_out: JSONGenerated<LeftOutFile[]>
  auth: JSONColumnType<AuthResults>
  kind: Generated<'normal' | 'autoreply' | 'bounce' | 'list'>
  state: Generated<'open' | 'assigned' | 'removed'>
  assigned_website_id: number | null
  received_at: Date
  created_at: Date
  /** The mail as it came in, in the file store. */
  source_hash: string | null
  /** Removed mails are kept for a while. */
  removed_at: Date | null
  removed_by: number | null
  /** Who finds out where it belongs. */
  assigned_to: number | null
  snoozed_until: Date | null
  /** Ids of tags that are deleted stay: a restored tag is back on its mails. */
  tag_ids: Generated<number[]>
}

/** Addresses a customer also writes from, beside those of the customer data; in lower case. */
export interface CustomerAddressesTable {
  website_id: number
  email: string
  created_by: number | null
  created_at: Date
}

/** What happens to mails that a rule fits and nothing else tells where to go. What it does not ask for is empty. */
export interface InboxRulesTable {
  id: Generated<number>
  partner_id: number
  /** An address, or `@domain`; in lower case. */
  sender: Generated<string>
  /** Words of the subject, and of the text. */
  subject: Generated<string>
  words: Generated<string>
  /** Ignored mails stay in the list of unassigned ones, but wait for nobody. */
  action: 'assign' | 'remove' | 'ignore'
  website_id: number | null
  created_by: number | null
  created_at: Date
}
