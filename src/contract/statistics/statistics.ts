import * as v from 'valibot'
import { ANNOTATION_MAX_LENGTH, ASKED_PERIODS } from '../../model'
import { day } from '../fields'
import { flag, id, many, maybe } from '../tolerant'

const Totals = v.object({
  visits: v.number(),
  visitors: v.number(),
  pageviews: v.number(),
  avgSeconds: v.number(),
  bounceRate: v.number(),
  actionsPerVisit: v.number(),
})

/** Something that happened on a day; with an `id` somebody wrote it, and it can be taken away. */
export const Annotation = v.object({ date: v.string(), text: v.string(), id: maybe(id) })

const ranking = many(v.object({ label: v.string(), value: v.number() }))

/** Visits of a website (defaults 5.10). `tokenAuth` is a short-lived view token; without `id` statistics are off. */
export const Statistics = v.object({
  enabled: flag,
  id: maybe(v.union([v.number(), v.string()])),
  tokenAuth: maybe(v.string()),
  period: v.optional(v.picklist(ASKED_PERIODS), 'month'),
  from: maybe(v.string()),
  to: maybe(v.string()),
  totals: maybe(v.object({ ...Totals.entries, previous: maybe(Totals) })),
  series: many(v.object({ date: v.string(), visits: v.number(), pageviews: v.number() })),
  topPages: ranking,
  referrers: ranking,
  countries: ranking,
  devices: ranking,
  annotations: many(Annotation),
  /** Whether the customer gets a mail about them each week, and the customer's address. */
  weeklyMail: flag,
  mailTo: maybe(v.string()),
  embedUrl: maybe(v.string()),
  dashboardUrl: maybe(v.string()),
  updatedAt: maybe(v.string()),
  stale: flag,
})
export type Statistics = v.InferOutput<typeof Statistics>

export const StatisticsQuery = v.object({
  period: v.optional(v.picklist(ASKED_PERIODS)),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
})
export type StatisticsQuery = v.InferInput<typeof StatisticsQuery>

export const AnnotationDraft = v.object({
  date: day,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ANNOTATION_MAX_LENGTH)),
})
export type Annotation = v.InferOutput<typeof Annotation>
export type AnnotationDraft = v.InferInput<typeof AnnotationDraft>
