import { nextWorkingDay } from '../../time/days/workingDays'
import { isAssignment, resultingAssignee, resultingDueDate } from './result'
import type { Rule, TransitionContext } from './types'
import { isAbsent } from './validateStaffActive'

/** The due date lies after the assignee's absence. Offers the first working day after it. */
export const validateDueDateForInactiveStaff: Rule = (context) => {
  const dueDate = resultingDueDate(context)
  const assignee = resultingAssignee(context)
  if (!dueDate || !assignee?.inactivateUntil || !isTouched(context) || !isAbsent(assignee, dueDate)) return null
  return { flag: 'validateDueDateForInactiveStaff', code: 'due_date_in_absence', earliest: nextWorkingDay(assignee.inactivateUntil) }
}

const isTouched = (context: TransitionContext): boolean =>
  isAssignment(context) || (context.change.dueDate !== undefined && context.change.dueDate !== context.website.due_date)
