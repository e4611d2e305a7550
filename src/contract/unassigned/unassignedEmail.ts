import * as v from 'valibot'
import { INBOX_RULE_ACTIONS, INBOX_RULE_TERM_MAX, isMailSender, MAIL_KINDS, SUGGESTION_REASONS } from '../../model'
import { ListQuery } from '../envelopes'
import { timestamp, yesOrNo } from '../fields'
import { flag, id, many, maybe, text } from '../tolerant'
import { LeftOutFile } from '../files/leftOutFile'
import { SenderResults } from '../messages/senderResults'
import { StoredFile } from '../files/storedFile'
import { User } from '../user'
import { Tag } from '../tags/tag'
import { WebsiteReference } from '../websites/websiteReference'

const Address = v.object({ name: text, email: v.string() })

const EMAIL_STATES = ['open', 'assigned', 'removed'] as const

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
  state: v.optional(v.picklist(EMAIL_STATES), 'open'),
  assignedWebsite: maybe(WebsiteReference),
  /** Who finds out where it belongs. */
  assigned_to: maybe(User),
  /** Until then it waits for nobody. */
  snoozedUntil: maybe(v.string()),
  tags: many(Tag),
})
export type UnassignedEmail = v.InferOutput<typeof UnassignedEmail>

/** `id` asks for one mail; `kind` is `people` or `machines`; `snoozed` for those that are put off, which are not among the others. */
export const UnassignedEmailQuery = v.object({
  ...ListQuery.entries,
  id: v.optional(id),
  state: v.optional(v.string()),
  kind: v.optional(v.string()),
  assigned_to: v.optional(id),
  tag: v.optional(id),
  snoozed: yesOrNo,
})
export type UnassignedEmailQuery = v.InferInput<typeof UnassignedEmailQuery>

const ids = v.pipe(v.array(id), v.minLength(1))

export const UnassignedEmailSelection = v.object({ ids })
export type UnassignedEmailSelection = v.InferInput<typeof UnassignedEmailSelection>

/** `remember` adds the sender's address to the customer, so that the next mail finds its way. */
export const UnassignedEmailAssignment = v.object({ ids, website: id, remember: v.optional(v.boolean()) })
export type UnassignedEmailAssignment = v.InferInput<typeof UnassignedEmailAssignment>

/** Who finds out where mails belong, until when they wait for nobody, and their tags. What is left out stays. */
export const UnassignedEmailChange = v.object({
  ids,
  assigned_to: v.optional(v.nullable(id)),
  snoozedUntil: v.optional(v.nullable(timestamp)),
  addTags: v.optional(v.array(id)),
  removeTags: v.optional(v.array(id)),
})
export type UnassignedEmailChange = v.InferInput<typeof UnassignedEmailChange>

/** Puts removed mails back. */
export const UnassignedEmailRestore = UnassignedEmailSelection

/** What happens by itself to mails from an address or a `@domain`, with these words in subject and text. What is empty is not asked for. */
export const InboxRule = v.object({
  id,
  sender: text,
  subject: text,
  words: text,
  action: v.picklist(INBOX_RULE_ACTIONS),
  website: maybe(WebsiteReference),
})
export type InboxRule = v.InferOutput<typeof InboxRule>

const terms = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(INBOX_RULE_TERM_MAX)), '')

/** `dryRun` only answers which of the latest mails the rule would have taken. */
export const InboxRuleDraft = v.pipe(
  v.object({
    sender: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.check(isMailSender)), ''),
    subject: terms,
    words: terms,
    action: v.picklist(INBOX_RULE_ACTIONS),
    website: v.optional(v.nullable(id)),
    dryRun: v.optional(v.boolean()),
  }),
  v.check(({ sender, subject, words }) => Boolean(sender || subject || words)),
)
export type InboxRuleDraft = v.InferInput<typeof InboxRuleDraft>

export const InboxRuleResult = v.object({
  rule: maybe(InboxRule),
  /** How many of the latest mails were looked at. */
  checked: v.number(),
  matches: many(
    v.object({ id, from: Address, subject: text, receivedAt: v.string(), state: v.optional(v.picklist(EMAIL_STATES), 'open') }),
  ),
})
export type InboxRuleResult = v.InferOutput<typeof InboxRuleResult>
