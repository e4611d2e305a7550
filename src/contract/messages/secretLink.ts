import * as v from 'valibot'
import { SECRET_LENGTH_MAX, SECRET_LINK_DAYS, SECRET_LINK_DAYS_MAX } from '../../model'

/** A password or key that one person shall read once (WN-03). */
export const SecretDraft = v.object({
  secret: v.pipe(v.string(), v.minLength(1), v.maxLength(SECRET_LENGTH_MAX)),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SECRET_LINK_DAYS_MAX)), SECRET_LINK_DAYS),
})
export type SecretDraft = v.InferInput<typeof SecretDraft>

export const SecretLink = v.object({ url: v.string(), expiresAt: v.string() })
export type SecretLink = v.InferOutput<typeof SecretLink>
