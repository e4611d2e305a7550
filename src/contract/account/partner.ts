import * as v from 'valibot'
import { id, maybe } from '../tolerant'

/** A partner the user may switch to (spec 3: config.partners). */
export const Partner = v.object({
  id,
  name: v.string(),
  logo: maybe(v.string()),
  role: maybe(v.string()),
})
export type Partner = v.InferOutput<typeof Partner>
