import { statusOrder } from '../status'
import { isMove, resultingAssigneeId, resultingStatus } from './result'
import type { Rule } from './types'

/** Somebody has to be assigned before creation or any later status is entered. */
export const validateAssignment: Rule = (context) => {
  const needsAssignee = isMove(context) && statusOrder(resultingStatus(context)) >= statusOrder('creation')
  return needsAssignee && resultingAssigneeId(context) === null ? { flag: 'validateAssignment', code: 'assignee_missing' } : null
}
