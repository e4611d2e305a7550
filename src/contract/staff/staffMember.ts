import * as v from 'valibot'
import { STAFF_STATES } from '../../model'
import { ListQuery } from '../envelopes'
import { day, email, yesOrNo } from '../fields'
import { flag, id, maybe } from '../tolerant'
import { User } from '../user'

/** A row of the staff list (defaults 5.8). Someone invited but not yet here is pending and not active. */
export const StaffMember = v.object({
  ...User.entries,
  active: v.optional(v.boolean(), true),
  pending: flag,
  /** Until when an invitation can be accepted; null when there is none or it was revoked. */
  invitedUntil: maybe(v.string()),
  /** Away from this day on; null: at once. */
  absentFrom: maybe(v.string()),
  absentUntil: maybe(v.string()),
  /** Who stands in meanwhile. */
  substitute: maybe(User),
  lastSeenAt: maybe(v.string()),
  openTodos: v.optional(v.number(), 0),
  assignedWebsites: v.optional(v.number(), 0),
  /** Of the assigned ones, those that are not done, and those of them that are late; null where nobody has counted. */
  openWebsites: maybe(v.number()),
  overdueWebsites: maybe(v.number()),
  /** Worked and over since Monday; null for time that the viewer may not see. */
  secondsThisWeek: maybe(v.number()),
  /** Messages of customers that wait for an answer; they go with their website. */
  openTickets: v.optional(v.number(), 0),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

export const StaffQuery = v.object({
  ...ListQuery.entries,
  state: v.optional(v.picklist(STAFF_STATES)),
  /** Leaves out who has left. */
  here: yesOrNo,
})
export type StaffQuery = v.InferInput<typeof StaffQuery>

/** `reassignTo` takes over the open work; without it websites and to-dos become unassigned. */
export const StaffRemoval = v.object({ reassignTo: v.optional(v.nullable(id)) })
export type StaffRemoval = v.InferInput<typeof StaffRemoval>

/** What is left out stays. */
export const StaffUpdate = v.object({
  forename: v.optional(v.string()),
  surname: v.optional(v.string()),
  shortname: v.optional(v.string()),
  email: v.optional(email),
  inactivateFrom: v.optional(v.nullable(day)),
  inactivateUntil: v.optional(v.nullable(day)),
  active: v.optional(v.boolean()),
})
export type StaffUpdate = v.InferInput<typeof StaffUpdate>
