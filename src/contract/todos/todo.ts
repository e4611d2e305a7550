import * as v from 'valibot'
import { REPETITIONS, STATUSES, TODO_LENGTH_MAX, TODO_SCOPES, TODOS_AT_ONCE_MAX } from '../../model'
import { ListQuery } from '../envelopes'
import { day, version, yesOrNo } from '../fields'
import { flag, id, maybe } from '../tolerant'
import { User } from '../user'
import { WebsiteReference } from '../websites/websiteReference'

/** A to-do (defaults 5.10). `automatedStatus` is the status whose first entry created it. */
export const Todo = v.object({
  id,
  website: maybe(WebsiteReference),
  description: v.string(),
  done: flag,
  doneAt: maybe(v.string()),
  doneBy: maybe(User),
  from: maybe(User),
  to: maybe(User),
  dueDate: maybe(v.string()),
  position: v.optional(v.number(), 0),
  /** Belongs under the one above it. */
  indented: flag,
  /** When it is done, the next one comes that much later. */
  repeats: maybe(v.picklist(REPETITIONS)),
  automatedStatus: maybe(v.picklist(STATUSES)),
  messageId: maybe(id),
  notify: flag,
  createdAt: maybe(v.string()),
  updatedAt: maybe(v.string()),
  version,
})
export type Todo = v.InferOutput<typeof Todo>

const description = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TODO_LENGTH_MAX))
const dueDate = v.optional(v.nullable(day))
const to = v.optional(v.nullable(id))

/** A to-do that is written together with the message it follows from. */
export const FollowUp = v.object({ description, to, dueDate, notify: v.optional(v.boolean()) })
export type FollowUp = v.InferInput<typeof FollowUp>

export const TodoDraft = v.object({ ...FollowUp.entries, messageId: v.optional(id) })
export type TodoDraft = v.InferInput<typeof TodoDraft>

/** What is left out stays. */
export const TodoChange = v.object({
  description: v.optional(description),
  to,
  dueDate,
  position: v.optional(v.number()),
  indented: v.optional(v.boolean()),
  repeats: v.optional(v.nullable(v.picklist(REPETITIONS))),
  notify: v.optional(v.boolean()),
  version,
})
export type TodoChange = v.InferInput<typeof TodoChange>

/** One to-do per line: its words, or with them whom it is for and until when, instead of what the lines have in common. */
export const BulkTodos = v.object({
  lines: v.pipe(v.array(v.union([description, FollowUp])), v.minLength(1), v.maxLength(TODOS_AT_ONCE_MAX)),
  to,
  dueDate,
  status: v.optional(v.picklist(STATUSES)),
})
export type BulkTodos = v.InferInput<typeof BulkTodos>

/** Filters of the to-do lists; to me is the usual scope. */
export const TodoQuery = v.object({
  ...ListQuery.entries,
  scope: v.optional(v.picklist(TODO_SCOPES)),
  done: yesOrNo,
  overdue: yesOrNo,
  /** With the overdue ones those that are due today. */
  today: yesOrNo,
})
export type TodoQuery = v.InferInput<typeof TodoQuery>
