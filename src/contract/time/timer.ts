import * as v from 'valibot'
import { TIMER_STATES } from '../../model'
import { timestamp, yesOrNo } from '../fields'
import { id, maybe } from '../tolerant'
import { WebsiteReference } from '../websites/websiteReference'

/** The user's work timer (defaults 5.10); elapsed time is computed by the server. */
export const Timer = v.object({
  state: v.picklist(TIMER_STATES),
  sessionId: maybe(id),
  website: maybe(WebsiteReference),
  userId: maybe(id),
  startedAt: maybe(v.string()),
  lastTickAt: maybe(v.string()),
  elapsedMs: v.optional(v.number(), 0),
  idleSince: maybe(v.string()),
  serverTime: maybe(v.string()),
  /** The website whose timer was stopped because this one started: a person works on one at a time. */
  stopped: maybe(WebsiteReference),
})
export type Timer = v.InferOutput<typeof Timer>

/** The websites that the user worked on last, the latest first. */
export const RecentlyTimed = v.object({ items: v.array(WebsiteReference) })
export type RecentlyTimed = v.InferOutput<typeof RecentlyTimed>

/** `discard` leaves no entry; `endedAt` cuts off time that was not worked. */
export const StopTimer = v.object({
  reason: v.optional(v.string()),
  endedAt: v.optional(timestamp),
  discard: v.optional(v.boolean()),
})
export type StopTimer = v.InferInput<typeof StopTimer>

/** A timer without a sign of life stays as it is until somebody says whether the time was worked: `keep` says so. */
export const TickTimer = v.object({ keep: yesOrNo })
export type TickTimer = v.InferInput<typeof TickTimer>
