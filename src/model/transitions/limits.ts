import { isAssignment, isMove, resultingAssigneeId, resultingStatus } from './result'
import type { Finding, Limit, TransitionContext } from './types'

/** A full status is not entered, and a full person gets nothing more. Templates are on no board. */
export function limitFindings(context: TransitionContext): Finding[] {
  const { limits, website, ahead = 0 } = context
  if (!limits || website.is_template) return []
  const findings: Finding[] = []
  const to = resultingStatus(context)
  const status = limits.statuses[to]
  if (status && isMove(context) && isFull(status, status.count + ahead)) {
    findings.push({ flag: 'hardLimits', code: 'status_full', count: status.count + ahead, limit: status.limit })
  }
  const { person } = limits
  const count = limits.open[String(resultingAssigneeId(context))] ?? 0
  if (person && to !== 'done' && isAssignment(context) && isFull(person, count)) {
    findings.push({ flag: 'hardLimits', code: 'assignee_full', count, limit: person.limit })
  }
  return findings
}

const isFull = ({ hard, limit }: Limit, count: number): boolean => hard && count >= limit
