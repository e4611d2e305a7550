import type { Severity } from '../checkList'
import { type Call, curlOf } from './Call'
import { VERIFY_CHECKS, type VerifyCheckId } from './checkList'

/** One thing that is wrong with the answers of a route. Nothing of an answer is repeated but paths and statuses. */
export interface VerifyFinding {
  check: VerifyCheckId
  severity: Severity
  route: string
  message: string
  remedy: string
  /** Into the JSON of the answer: `items.0.id`. */
  path?: string
  /** A line to see it again. */
  curl: string
}

/** Tells what is wrong with the answer to a call. */
export type Reporter = (check: VerifyCheckId, call: Call, message: string, path?: string) => VerifyFinding[]

/** Findings about one route. */
export const reporterOf =
  (route: string): Reporter =>
  (check, call, message, path) => {
    const { severity, remedy } = VERIFY_CHECKS[check]
    return [{ check, severity, route, message, remedy, ...(path && { path }), curl: curlOf(call) }]
  }
