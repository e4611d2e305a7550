import * as v from 'valibot'
import { MAIL_HTML_MAX_LENGTH, MAIL_SUBJECT_MAX_LENGTH, REMINDERS_MAX, SEND_UNDO_MAX_MS } from '../../model'
import { seen, timestamp } from '../fields'
import { flag, id, many, maybe, phpMap, text } from '../tolerant'
import { EmailTemplate } from '../templates/emailTemplate'
import { StoredFile } from '../files/storedFile'
import { WebsiteReference } from '../websites/websiteReference'

/** The mail that is being answered. */
const AnsweredEmail = v.object({ id, from: v.object({ name: text, email: text }), subject: text, text, date: v.string() })

/** What the composer of a website offers (spec 3, extras of defaults 5.10). */
export const MailerOptions = v.object({
  website: WebsiteReference,
  /** Of the website, and so of its customer. */
  language: text,
  recipients: many(v.object({ name: text, email: v.string(), kind: v.optional(v.picklist(['customer', 'staff', 'other']), 'other') })),
  templates: many(EmailTemplate),
  attachments: many(StoredFile),
  defaultTemplate: maybe(id),
  sender: maybe(v.object({ name: text, email: v.string(), verified: flag })),
  signature: text,
  /** Values of the merge fields for this website and this person, `customer.forename` and so on; empty ones are known, but not filled. */
  fields: v.optional(phpMap(v.string()), {}),
  reply: maybe(AnsweredEmail),
  /** What the team has in mind for this website: texts to write about, without what the provider asks for them. */
  offers: many(v.object({ id, title: v.string(), html: v.string() })),
  /** The newest message of the log, 0 while there is none. */
  newest: v.optional(v.number(), 0),
  /** Addresses that mail came back from. */
  bounced: many(v.string()),
  /** Addresses, in lower case, of people who want no reminders. */
  refused: many(v.string()),
  limits: v.optional(phpMap(v.number()), {}),
})
export type MailerOptions = v.InferOutput<typeof MailerOptions>

/** `reply`: the message to answer. */
export const MailerQuery = v.object({ reply: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), id)) })

const addresses = v.pipe(v.array(v.string()), v.maxLength(50))

/**
 * `undoMs` is how long the server waits before it sends; `sendAt` a later time; `quote` adds the answered mail below. At the times of `reminders` the mail is
 * sent again, unless the customer did something.
 */
export const OutgoingEmail = v.object({
  to: v.pipe(addresses, v.minLength(1)),
  cc: v.optional(addresses),
  bcc: v.optional(addresses),
  subject: v.pipe(v.string(), v.maxLength(MAIL_SUBJECT_MAX_LENGTH)),
  html: v.pipe(v.string(), v.maxLength(MAIL_HTML_MAX_LENGTH)),
  text: v.optional(v.string()),
  template: v.optional(id),
  attachments: v.optional(v.array(id)),
  inReplyTo: v.optional(id),
  quote: v.optional(v.boolean()),
  sendAt: v.optional(timestamp),
  cancelIfAnswered: v.optional(v.boolean()),
  seen,
  /** One of several with the same words: whoever wants no reminders does not get it. */
  bulk: v.optional(v.boolean()),
  reminders: v.optional(v.pipe(v.array(timestamp), v.maxLength(REMINDERS_MAX - 1))),
  undoMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(SEND_UNDO_MAX_MS))),
})
export type OutgoingEmail = v.InferInput<typeof OutgoingEmail>

/** The mail exactly as it would be sent. */
export const EmailPreview = v.object({
  from: v.string(),
  to: many(v.string()),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  /** Merge fields without a value or unknown ones: a mail with these is refused. */
  missing: many(v.string()),
})
export type EmailPreview = v.InferOutput<typeof EmailPreview>

/** A mail that was taken back, as it was written. */
export const TakenBackEmail = v.object({ draft: OutgoingEmail, attachments: many(StoredFile) })
export type TakenBackEmail = v.InferOutput<typeof TakenBackEmail>

export const EmailUndo = v.object({ message: id })
