import * as v from 'valibot'
import { STATUSES, TIME_COMMENT_MAX_LENGTH } from '../../model'
import { timestamp } from '../fields'
import { id, many, maybe } from '../tolerant'
import { Timer } from './timer'
import { User } from '../user'

/** A stretch of work (defaults 5.10); `status` is the website's at that time. */
export const TimeEntry = v.object({
  id,
  websiteId: id,
  user: maybe(User),
  status: maybe(v.picklist(STATUSES)),
  startedAt: v.string(),
  endedAt: maybe(v.string()),
  seconds: v.number(),
  reason: maybe(v.string()),
  comment: maybe(v.string()),
  source: v.optional(v.picklist(['timer', 'manual']), 'timer'),
  editedBy: maybe(User),
  editedAt: maybe(v.string()),
})
export type TimeEntry = v.InferOutput<typeof TimeEntry>

/** Time spent on one website. */
export const TimeSpent = v.object({
  totalSeconds: v.number(),
  byStatus: many(v.object({ status: v.picklist(STATUSES), seconds: v.number() })),
  /** Each week by its Monday, `YYYY-MM-DD` in the partner's zone; the newest first. */
  byWeek: many(v.object({ week: v.string(), seconds: v.number() })),
  byUser: many(v.object({ user: User, seconds: v.number() })),
  /** The newest first, where there are many not all of them. */
  entries: many(TimeEntry),
  /** How many there are in all. */
  entryCount: maybe(v.number()),
  running: maybe(Timer),
  /** How long the work may take; null when nobody has said. */
  budgetSeconds: maybe(v.number()),
  /** What the partner has put up for those who stop the timer. */
  reasons: many(v.string()),
})
export type TimeSpent = v.InferOutput<typeof TimeSpent>

/** Adds an entry by hand, or corrects the one with the id. */
export const TimeEntryDraft = v.object({
  id: v.optional(id),
  startedAt: timestamp,
  endedAt: timestamp,
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(TIME_COMMENT_MAX_LENGTH))),
  /** That of the entry as it was read; if it has been corrected since, the answer is 409 and what is there now. */
  editedAt: v.optional(v.nullable(timestamp)),
})
export type TimeEntryDraft = v.InferInput<typeof TimeEntryDraft>

/** Null takes the budget away. */
export const TimeBudget = v.object({ minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600_000))) })
export type TimeBudget = v.InferInput<typeof TimeBudget>
