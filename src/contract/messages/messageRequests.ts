import * as v from 'valibot'
import { MENTIONS_MAX, MESSAGE_FILTERS, TICKET_SCOPES, TICKET_SUBJECT_MAX_LENGTH, TICKETS_MERGED_MAX } from '../../model'
import { ListQuery } from '../envelopes'
import { day, seen, version } from '../fields'
import { id } from '../tolerant'
import { FollowUp } from '../todos/todo'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))

/** A new message: internal note, call note or message. */
export const MessageDraft = v.object({
  category: v.picklist(['intern', 'call', 'message_to', 'message_from']),
  subject: v.optional(v.string()),
  message: text,
  to: v.optional(v.nullable(id)),
  dueDate: v.optional(v.nullable(day)),
  files: v.optional(v.array(id)),
  inReplyTo: v.optional(id),
  /** Colleagues whom a message for the team names: they are told, and follow the website from now on (WM-09). */
  mentions: v.optional(v.pipe(v.array(id), v.maxLength(MENTIONS_MAX))),
  /** What there is to do after it (WM-06). */
  todo: v.optional(FollowUp),
  /** Of what is being written, also after a reload and in another tab: the same words with the same key are written, and sent, once. */
  key: v.optional(v.pipe(v.string(), v.uuid())),
  seen,
})
export type MessageDraft = v.InferInput<typeof MessageDraft>

/** What is left out stays. */
export const MessageChange = v.object({
  subject: v.optional(v.string()),
  message: v.optional(text),
  to: v.optional(v.nullable(id)),
  dueDate: v.optional(v.nullable(day)),
  snoozedUntil: v.optional(v.nullable(v.string())),
  /** Until the customer writes again; an instant or null of `snoozedUntil` ends that. */
  snoozedUntilReply: v.optional(v.boolean()),
  /** Whom the new words name. Those whom the message named before were told then. */
  mentions: v.optional(v.pipe(v.array(id), v.maxLength(MENTIONS_MAX))),
  version,
})
export type MessageChange = v.InferInput<typeof MessageChange>

/** Sets done or pin to a value; without one the server toggles. */
export const MessageFlag = v.object({ value: v.optional(v.boolean()) })
export type MessageFlag = v.InferInput<typeof MessageFlag>

/** Tickets that become part of another one. */
export const TicketMerge = v.object({ target: id, tickets: v.pipe(v.array(id), v.minLength(1), v.maxLength(TICKETS_MERGED_MAX)) })

export const TicketSelection = v.object({ tickets: v.pipe(v.array(id), v.minLength(1), v.maxLength(TICKETS_MERGED_MAX)) })

/** Tickets that were read, or that are to look as if they were not. */
export const TicketRead = v.object({ ...TicketSelection.entries, read: v.boolean() })

/** What of a message becomes a ticket of its own, there or at another website. */
export const MessageSplit = v.object({
  subject: v.pipe(v.string(), v.trim(), v.maxLength(TICKET_SUBJECT_MAX_LENGTH)),
  message: text,
  website: v.optional(id),
})
export type MessageSplit = v.InferInput<typeof MessageSplit>

/** Filters of the log (spec 3); several categories are separated by commas. */
export const MessageQuery = v.object({
  ...ListQuery.entries,
  category: v.optional(v.string()),
  filter: v.optional(v.picklist([...MESSAGE_FILTERS, 'files'])),
  /** Id of a message: answers the page it is on, whatever `page` says. */
  around: v.optional(id),
})
export type MessageQuery = v.InferInput<typeof MessageQuery>

/** Filters of the tickets view; without `snoozed` it lists those that are not. */
export const TicketQuery = v.object({
  ...MessageQuery.entries,
  filter: v.optional(v.picklist([...MESSAGE_FILTERS, 'files', 'snoozed'])),
  scope: v.optional(v.picklist(TICKET_SCOPES)),
  /** This one alone, whatever became of it. */
  ticket: v.optional(id),
  status: v.optional(v.string()),
})
export type TicketQuery = v.InferInput<typeof TicketQuery>
