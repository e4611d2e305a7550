import type { Status } from '../status'
import { isAssignment, isMove, resultingAssigneeId, resultingStatus } from './result'
import type { Finding, Limit, TeamLimits, TransitionContext } from './types'

/** A full status is not entered, and a full person gets nothing more. Templates are on no board. */
export function limitFindings(context: TransitionContext): Finding[] {
  const { limits, website, ahead } = context
  if (!limits || website.is_template) return []
  const to = resultingStatus(context)
  const assignee = isAssignment(context) && to !== 'done' ? resultingAssigneeId(context) : null
  return fullFindings(limits, { entered: isMove(context) ? to : null, assignee, ahead })
}

interface Addition {
  /** The status that gets one more. */
  entered: Status | null
  /** Who gets one more. */
  assignee: number | null
  /** How many others go to the same status before. */
  ahead?: number | undefined
}

/** What has no room for one more website. */
export function fullFindings({ statuses, person, open }: TeamLimits, { entered, assignee, ahead = 0 }: Addition): Finding[] {
  const findings: Finding[] = []
  const status = entered && statuses[entered]
  if (status && isFull(status, status.count + ahead)) {
    findings.push({ flag: 'hardLimits', code: 'status_full', count: status.count + ahead, limit: status.limit })
  }
  const count = open[String(assignee)] ?? 0
  if (person && assignee !== null && isFull(person, count)) {
    findings.push({ flag: 'hardLimits', code: 'assignee_full', count, limit: person.limit })
  }
  return findings
}

const isFull = ({ hard, limit }: Limit, count: number): boolean => hard && count >= limit
