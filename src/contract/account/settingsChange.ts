import * as v from 'valibot'
import { flag, maybe } from '../tolerant'
import { User } from '../user'

/** Who changed which settings (screens AC-09). Values are as they were and as they became; secrets are never among them. */
export const SettingsChange = v.object({
  id: v.number(),
  at: v.string(),
  by: maybe(User),
  /** Some of it can be set back to what it was. */
  restorable: flag,
  fields: v.array(v.object({ name: v.string(), before: v.optional(v.unknown()), after: v.optional(v.unknown()) })),
})
export type SettingsChange = v.InferOutput<typeof SettingsChange>
