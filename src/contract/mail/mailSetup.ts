import * as v from 'valibot'
import { flag, many, maybe } from '../tolerant'

/** What the world can read about the domain that mails come from (screens AC-04). */
export const SenderCheck = v.object({
  address: v.string(),
  /** The key by which the server signs mails from there: `waiting` until the world finds it. Null where there is none. */
  key: maybe(v.picklist(['waiting', 'proven'])),
  /** Whether one can be made: only for a domain that is the partner's. */
  canMakeKey: flag,
  records: v.array(
    v.object({
      kind: v.picklist(['spf', 'dkim', 'dmarc']),
      /** `unknown`: its name is for the mail server to choose, and it is at none of the usual ones. */
      state: v.picklist(['ok', 'missing', 'wrong', 'unknown']),
      /** Where the record belongs. */
      name: v.string(),
      found: many(v.string()),
      /** What should be there; null where only the mail server's provider can say. */
      wanted: maybe(v.string()),
    }),
  ),
})
export type SenderCheck = v.InferOutput<typeof SenderCheck>

/** A mail that was really sent, and the talk with the mail server. Passwords are not in it. */
export const TestMail = v.object({
  ok: v.boolean(),
  to: v.string(),
  transcript: many(v.object({ by: v.picklist(['us', 'server', 'note']), text: v.string() })),
})
export type TestMail = v.InferOutput<typeof TestMail>

/** Whether what is sent to the team's mailbox comes to its inbox here. */
export const ForwardTest = v.object({ to: v.string(), sentAt: maybe(v.string()), arrivedAt: maybe(v.string()) })
export type ForwardTest = v.InferOutput<typeof ForwardTest>

export const OwnDomainQuestion = v.object({ domain: v.string() })

/** The records that lead a domain of the partner's own to the server, and what the world reads now (screens AC-03). */
export const OwnDomainCheck = v.object({
  /** The record that shows that the saved domain is the partner's, and how far that is; null for a domain that is not saved. */
  proof: maybe(
    v.object({
      state: v.picklist(['waiting', 'proven', 'missing']),
      type: v.string(),
      host: v.string(),
      value: v.string(),
      found: many(v.string()),
      checkedAt: maybe(v.string()),
      nextAt: maybe(v.string()),
    }),
  ),
  records: v.array(v.object({ name: v.string(), target: v.string(), found: many(v.string()), ok: v.boolean() })),
})
export type OwnDomainCheck = v.InferOutput<typeof OwnDomainCheck>
