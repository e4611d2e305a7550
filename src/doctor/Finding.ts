import { CHECKS, type CheckId, type Severity } from './checkList'
import type { PageElement } from './PageElement'

/** One thing that is wrong with a page or an answer, for the author of the template. */
export interface Finding {
  check: CheckId
  severity: Severity
  /** What was found. Values that may be secrets are never repeated. */
  message: string
  /** What to do about it, in one sentence. */
  remedy: string
  /** Where it stands in the HTML, from 1; absent when it concerns the page as a whole. */
  line?: number
  column?: number
}

/** What was found, with severity and remedy of its check; `element` says where. */
export function finding(check: CheckId, message: string, element?: PageElement): Finding {
  const { severity, remedy } = CHECKS[check]
  return { check, severity, message, remedy, ...(element && { line: element.line, column: element.column }) }
}
