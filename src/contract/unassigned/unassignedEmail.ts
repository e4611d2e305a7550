import * as v from 'valibot'
import { INBOX_RULE_ACTIONS, isEmail, MAIL_KINDS, SUGGESTION_REASONS } from '../../model'
import { ListQuery } from '../envelopes'
import { flag, id, many, maybe, text } from '../tolerant'
import { LeftOutFile } from '../files/leftOutFile'
import { SenderResults } from '../mail/senderResults'
import { StoredFile } from '../files/storedFile'
import { WebsiteReference } from '../websites/websiteReference'

const Address = v.object({ name: text, email: v.string() })

const Suggestion = v.object({
  website: WebsiteReference,
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  reasons: many(v.picklist(SUGGESTION_REASONS)),
})

/** A mail that belongs to no website yet (defaults 5.10). */
export const UnassignedEmail = v.object({
  id,
  messageId: v.string(),
  inReplyTo: maybe(v.string()),
  from: Address,
  to: many(Address),
  cc: many(Address),
  subject: text,
  snippet: text,
  html: maybe(v.string()),
  text,
  reduced: flag,
  receivedAt: v.string(),
  files: many(StoredFile),
  leftOut: many(LeftOutFile),
  /** Whether the mail as it came in was kept. */
  hasSource: flag,
  auth: v.optional(SenderResults, {}),
  kind: v.optional(v.picklist(MAIL_KINDS), 'normal'),
  suggestions: many(Suggestion),
  state: v.optional(v.picklist(['open', 'assigned', 'removed']), 'open'),
  assignedWebsite: maybe(WebsiteReference),
})
export type UnassignedEmail = v.InferOutput<typeof UnassignedEmail>

/** `id` asks for one mail; `kind` is `people` or `machines`. */
export const UnassignedEmailQuery = v.object({
  ...ListQuery.entries,
  id: v.optional(id),
  state: v.optional(v.string()),
  kind: v.optional(v.string()),
})
export type UnassignedEmailQuery = v.InferInput<typeof UnassignedEmailQuery>

const ids = v.pipe(v.array(id), v.minLength(1))

export const UnassignedEmailSelection = v.object({ ids })
export type UnassignedEmailSelection = v.InferInput<typeof UnassignedEmailSelection>

/** `remember` adds the sender's address to the customer, so that the next mail finds its way. */
export const UnassignedEmailAssignment = v.object({ ids, website: id, remember: v.optional(v.boolean()) })
export type UnassignedEmailAssignment = v.InferInput<typeof UnassignedEmailAssignment>

/** Puts removed mails back. */
export const UnassignedEmailRestore = UnassignedEmailSelection

/** What happens by itself to mails of a sender: an address, or `@domain`. */
export const InboxRule = v.object({
  id,
  sender: v.string(),
  action: v.picklist(INBOX_RULE_ACTIONS),
  website: maybe(WebsiteReference),
})
export type InboxRule = v.InferOutput<typeof InboxRule>

/** `dryRun` only answers which of the latest mails the rule would have taken. */
export const InboxRuleDraft = v.object({
  sender: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(254),
    v.check((value) => isEmail(value.replace(/^@/, 'a@'))),
  ),
  action: v.picklist(INBOX_RULE_ACTIONS),
  website: v.optional(v.nullable(id)),
  dryRun: v.optional(v.boolean()),
})
export type InboxRuleDraft = v.InferInput<typeof InboxRuleDraft>

export const InboxRuleResult = v.object({
  rule: maybe(InboxRule),
  /** How many of the latest mails were looked at. */
  checked: v.number(),
  matches: many(v.object({ id, from: Address, subject: text, receivedAt: v.string() })),
})
export type InboxRuleResult = v.InferOutput<typeof InboxRuleResult>
