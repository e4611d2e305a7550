import * as v from 'valibot'
import { STATUSES, TIME_GROUPS, TIME_ROUNDINGS } from '../../model'
import { day } from '../fields'
import { id, many, maybe } from '../tolerant'

/** Which worked time is summed up, by what, and to how many minutes each entry is rounded up before. */
export const TimeReportQuery = v.object({
  from: day,
  to: day,
  group: v.picklist(TIME_GROUPS),
  round: v.optional(v.picklist(TIME_ROUNDINGS)),
  person: v.optional(id),
  status: v.optional(v.picklist(STATUSES)),
  /** Words in the title of the website. */
  website: v.optional(v.string()),
})
export type TimeReportQuery = v.InferInput<typeof TimeReportQuery>

const sums = {
  entries: v.number(),
  seconds: v.number(),
  /** The sum of the entries, each rounded for itself; null when nothing is rounded. */
  roundedSeconds: maybe(v.number()),
}

const TimeReportRow = v.object({
  /** The id of a person or website, a status, or a day `YYYY-MM-DD`: the first one of a week or month. */
  key: v.string(),
  /** The name of the person or the title of the website. */
  label: maybe(v.string()),
  ...sums,
})
export type TimeReportRow = v.InferOutput<typeof TimeReportRow>

/** Worked time on the websites within reach. The rows add up to the total, to the second. */
export const TimeReport = v.object({ group: v.picklist(TIME_GROUPS), rows: many(TimeReportRow), total: v.object(sums) })
export type TimeReport = v.InferOutput<typeof TimeReport>
