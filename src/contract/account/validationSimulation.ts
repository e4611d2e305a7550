import * as v from 'valibot'
import { VALIDATION_FLAGS } from '../../model'
import { id } from '../tolerant'

/** What a validation setting would have refused (screens AC-06), found by the rule itself on what really happened. */
export const ValidationSimulation = v.object({
  flag: v.picklist(VALIDATION_FLAGS),
  /** Moves of the last 90 days, or for rules about people today's assignments. */
  basis: v.picklist(['moves', 'assignments']),
  checked: v.number(),
  blocked: v.number(),
  /** The latest few. */
  examples: v.array(v.object({ id, title: v.string() })),
})
export type ValidationSimulation = v.InferOutput<typeof ValidationSimulation>
