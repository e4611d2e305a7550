import { isAwayOn } from '../../people/absence'
import type { IsoDay } from '../../time/days/IsoDay'
import { isAssignment, resultingAssignee } from './result'
import type { Rule, StaffPerson } from './types'

export const isAbsent = ({ inactivateFrom: from, inactivateUntil: until }: StaffPerson, day: IsoDay): boolean =>
  isAwayOn({ from, until }, day)

/** On the day of assignment the assignee is active and not absent. Offers everyone who is. */
export const validateStaffActive: Rule = (context) => {
  if (!isAssignment(context)) return null
  const { people, today } = context
  const assignee = resultingAssignee(context)
  const available = people.filter((person) => person.active && !isAbsent(person, today)).map(({ id }) => id)
  if (!assignee?.active) return { flag: 'validateStaffActive', code: 'assignee_inactive', people: available }
  return isAbsent(assignee, today) ? { flag: 'validateStaffActive', code: 'assignee_absent', people: available } : null
}
