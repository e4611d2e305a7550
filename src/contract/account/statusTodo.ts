import * as v from 'valibot'
import { id, maybe } from '../tolerant'

/** A to-do that websites get with a status: a text alone, or one with who does it and when. */
export const StatusTodo = v.union([
  v.pipe(
    v.string(),
    v.transform((description) => ({ description, to: null, days: null })),
  ),
  v.object({
    description: v.string(),
    /** Null: whoever is in charge of the website. */
    to: maybe(id),
    /** The due date, in days after the website got there; null: none. */
    days: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
  }),
])
export type StatusTodo = v.InferOutput<typeof StatusTodo>
export type StatusTodoDraft = v.InferInput<typeof StatusTodo>
