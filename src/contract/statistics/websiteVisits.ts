import * as v from 'valibot'
import { VISIT_PERIODS } from '../../model'
import { ListQuery } from '../envelopes'
import { flag, id, maybe } from '../tolerant'

/** Visits of one website beside the others. */
export const WebsiteVisits = v.object({
  id,
  title: v.string(),
  domain: maybe(v.string()),
  /** Whether visits are counted; null instead of numbers when not. */
  enabled: flag,
  weeklyMail: flag,
  visits: maybe(v.number()),
  /** In as many days before. */
  previous: maybe(v.number()),
  /** As a share of those before; null when there is nothing to compare with. */
  change: maybe(v.number()),
})
export type WebsiteVisits = v.InferOutput<typeof WebsiteVisits>

/** Sorted by `title`, `visits` or `change`. */
export const WebsiteVisitsQuery = v.object({ ...ListQuery.entries, period: v.optional(v.picklist(VISIT_PERIODS)) })
export type WebsiteVisitsQuery = v.InferInput<typeof WebsiteVisitsQuery>

export const WeeklyMailSwitch = v.object({ enabled: v.boolean() })
