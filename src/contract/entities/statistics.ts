import * as v from 'valibot'
import { flag, many, maybe } from '../tolerant'

const PERIODS = ['day', 'week', 'month', 'range'] as const

const Totals = v.object({
  visits: v.number(),
  visitors: v.number(),
  pageviews: v.number(),
  avgSeconds: v.number(),
  bounceRate: v.number(),
  actionsPerVisit: v.number(),
})

const ranking = many(v.object({ label: v.string(), value: v.number() }))

/** Visits of a website (defaults 5.10). `tokenAuth` is a short-lived view token; without `id` statistics are off. */
export const Statistics = v.object({
  enabled: flag,
  id: maybe(v.union([v.number(), v.string()])),
  tokenAuth: maybe(v.string()),
  period: v.optional(v.picklist(PERIODS), 'month'),
  from: maybe(v.string()),
  to: maybe(v.string()),
  totals: maybe(v.object({ ...Totals.entries, previous: maybe(Totals) })),
  series: many(v.object({ date: v.string(), visits: v.number(), pageviews: v.number() })),
  topPages: ranking,
  referrers: ranking,
  countries: ranking,
  devices: ranking,
  annotations: many(v.object({ date: v.string(), text: v.string() })),
  embedUrl: maybe(v.string()),
  dashboardUrl: maybe(v.string()),
  updatedAt: maybe(v.string()),
  stale: flag,
})
export type Statistics = v.InferOutput<typeof Statistics>

export const StatisticsQuery = v.object({
  period: v.optional(v.picklist(PERIODS)),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
})
export type StatisticsQuery = v.InferInput<typeof StatisticsQuery>
