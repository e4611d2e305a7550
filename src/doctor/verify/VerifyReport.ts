import * as v from 'valibot'
import { keysOf } from '../../model'
import { VERIFY_CHECKS } from './checkList'

/** `refused`: this login may not; `untried`: it was not called, `reason` says why. */
const STATES = ['served', 'missing', 'wrong', 'refused', 'untried'] as const

const routeReport = v.object({
  name: v.string(),
  method: v.string(),
  state: v.picklist(STATES),
  /** Why it was not called. */
  reason: v.optional(v.string()),
})
export type RouteReport = v.InferOutput<typeof routeReport>

/** What `partner-islands verify --json` prints. */
export const verifyReportSchema = v.object({
  /** Raised when a reader of this report would have to change. */
  report: v.literal(1),
  source: v.string(),
  errors: v.number(),
  warnings: v.number(),
  /** How many calls were made. */
  calls: v.number(),
  routes: v.array(routeReport),
  findings: v.array(
    v.object({
      check: v.picklist(keysOf(VERIFY_CHECKS)),
      severity: v.picklist(['error', 'warning']),
      route: v.string(),
      message: v.string(),
      remedy: v.string(),
      /** Into the JSON of the answer: `items.0.id`. */
      path: v.optional(v.string()),
      /** A line to see it again; secrets of the login stand in it by name. */
      curl: v.string(),
    }),
  ),
})
export type VerifyReport = v.InferOutput<typeof verifyReportSchema>
