import * as v from 'valibot'
import { OUTGOING_MAIL_STATES, SUPPRESSION_REASONS } from '../../model'
import { ListQuery } from '../envelopes'
import { flag, id, many, maybe, text } from '../tolerant'
import { WebsiteReference } from '../websites/websiteReference'

const people = many(v.object({ name: text, email: v.string() }))

/** A mail that left or is to leave, without its words: those are in the log of its website. */
export const OutgoingMail = v.object({
  id,
  subject: text,
  to: people,
  cc: people,
  bcc: people,
  /** Null for what is about no website, such as invitations of the team. */
  website: maybe(WebsiteReference),
  /** Its message in the log of the website. */
  messageId: maybe(id),
  state: v.picklist(OUTGOING_MAIL_STATES),
  /** Of a mail that others have got: the addresses that it has not reached, which is what its state is about. */
  missed: many(v.string()),
  /** What the mail server said last. */
  said: maybe(v.string()),
  /** When it left or came back; of one that waits, when it is to leave. */
  date: v.string(),
  createdAt: v.string(),
  canResend: flag,
})
export type OutgoingMail = v.InferOutput<typeof OutgoingMail>

/** `search`: words of addresses, of the subject or of the website's title. */
export const OutgoingMailsQuery = v.object({ ...ListQuery.entries, state: v.optional(v.picklist(OUTGOING_MAIL_STATES)) })

const key = { email: v.string(), reason: v.picklist(SUPPRESSION_REASONS) }

/** `bounced`: mail came back for good, so none is sent. `reminders`: its owner wants no reminders; other mail is sent. */
export const SuppressedAddress = v.object({ ...key, said: maybe(v.string()), createdAt: v.string() })
export type SuppressedAddress = v.InferOutput<typeof SuppressedAddress>

export const SuppressedAddressKey = v.object(key)
export type SuppressedAddressKey = v.InferInput<typeof SuppressedAddressKey>
