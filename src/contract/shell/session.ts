import * as v from 'valibot'
import { id } from '../tolerant'

export const Credentials = v.object({
  email: v.string(),
  password: v.string(),
  partnerId: v.nullable(v.number()),
  /** Of the second step, from those who have one: of their app, or one of their recovery codes. */
  code: v.optional(v.string()),
})
export type Credentials = v.InferOutput<typeof Credentials>

/** Who is signed in, for which partner, and the token that changing calls carry. */
export const Session = v.object({
  userId: id,
  partnerId: id,
  csrf: v.object({ header: v.string(), token: v.string() }),
})
export type Session = v.InferOutput<typeof Session>
