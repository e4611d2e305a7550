import * as v from 'valibot'
import { maybe } from '../tolerant'
import { User } from '../user'

/** What happened to memberships (screens SF-07). */
export const STAFF_ACTIONS = ['invited', 'resent', 'revoked', 'accepted', 'role', 'updated', 'removed', 'restored'] as const

export const StaffActivity = v.object({
  id: v.number(),
  at: v.string(),
  by: maybe(User),
  action: v.picklist(STAFF_ACTIONS),
  /** The person it happened to. */
  subject: v.string(),
  /** The role given. */
  role: maybe(v.string()),
})
export type StaffActivity = v.InferOutput<typeof StaffActivity>
