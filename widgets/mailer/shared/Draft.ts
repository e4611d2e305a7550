import * as v from 'valibot'
import { type OutgoingEmail, StoredFile } from '../../../src/contract'
import { fnv1a, instantOfLocalTime, toLocalTime, uuid } from '../../../src/model'

const addresses = v.array(v.string())

/** What is written, as it is kept in the browser. */
export const draftSchema = v.object({
  to: addresses,
  cc: addresses,
  bcc: addresses,
  subject: v.string(),
  html: v.string(),
  template: v.nullable(v.number()),
  files: v.array(StoredFile),
  reply: v.nullable(v.number()),
  quote: v.boolean(),
  /** `2026-11-21T14:00` by the clocks of the page's zone; empty: at once. */
  sendAt: v.string(),
  cancelIfAnswered: v.boolean(),
  /** The websites whose customers have got it, of a mail to several. */
  sentTo: v.optional(v.array(v.number()), []),
  /** Those from whom it was taken back, once for each time. */
  takenBackFrom: v.optional(v.array(v.number()), []),
  /** The same on every page and device. Empty until something is written. */
  key: v.optional(v.string(), ''),
})
export type Draft = v.InferOutput<typeof draftSchema>

export const EMPTY_DRAFT: Draft = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  html: '',
  template: null,
  files: [],
  reply: null,
  quote: true,
  sendAt: '',
  cancelIfAnswered: false,
  sentTo: [],
  takenBackFrom: [],
  key: '',
}

/** The draft as a call sends it. A mail that leaves at once waits so long before that it can be taken back. */
export function toEmail(draft: Draft, zone: string, undoMs = 0): OutgoingEmail {
  const { to, cc, bcc, subject, html, template, files, reply, quote, sendAt, cancelIfAnswered } = draft
  return {
    to,
    ...(cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    subject,
    html,
    ...(template !== null && { template }),
    attachments: files.map(({ id }) => id),
    ...(reply !== null && { inReplyTo: reply, quote }),
    ...(sendAt ? { sendAt: new Date(instantOfLocalTime(sendAt, zone)).toISOString(), cancelIfAnswered } : { undoMs }),
  }
}

/**
 * By it the server knows a mail that it has queued although nobody heard of it: the same for the same draft, also after a reload and on
 * another device. A draft that was changed is another mail.
 */
export const sendingKey = (draft: Draft, zone: string, ...more: readonly unknown[]): string =>
  `${draft.key}-${fnv1a(JSON.stringify([toEmail(draft, zone), ...more])).toString(36)}`

/** A mail that was taken back, as the draft it was sent from. */
export function fromEmail(email: OutgoingEmail, files: readonly StoredFile[], zone: string): Draft {
  return {
    to: [...email.to],
    cc: [...(email.cc ?? [])],
    bcc: [...(email.bcc ?? [])],
    subject: email.subject,
    html: email.html,
    template: email.template === undefined ? null : Number(email.template),
    files: [...files],
    reply: email.inReplyTo === undefined ? null : Number(email.inReplyTo),
    quote: email.quote ?? true,
    sendAt: email.sendAt ? toLocalTime(Date.parse(email.sendAt), zone) : '',
    cancelIfAnswered: email.cancelIfAnswered ?? false,
    sentTo: [],
    takenBackFrom: [],
    key: uuid(),
  }
}
