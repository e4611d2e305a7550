import * as v from 'valibot'
import { flag, id, maybe, text } from '../tolerant'
import { TODO_LENGTH_MAX } from '../../model'

/** A customer's remark on a place of the preview; the team sees it as a to-do. */
export const Feedback = v.object({ id, description: text, page: maybe(v.string()), x: maybe(v.number()), y: maybe(v.number()), done: flag })
export type Feedback = v.InferOutput<typeof Feedback>

/** Creates a remark, or changes the one with the id. */
export const FeedbackDraft = v.object({
  id: v.optional(id),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TODO_LENGTH_MAX)),
  page: v.optional(v.string()),
  x: v.optional(v.number()),
  y: v.optional(v.number()),
})
export type FeedbackDraft = v.InferInput<typeof FeedbackDraft>
