import type { IsoDay } from '../../time/days/IsoDay'
import type { StaffPerson, TransitionContext } from './types'

/** Whether the status really changes. */
export const isMove = ({ website, change }: TransitionContext): boolean => change.to !== undefined && change.to !== website.status

/** Status, assignee and due date as they will be after the change. */
export const resultingStatus = ({ website, change }: TransitionContext) => change.to ?? website.status

export const resultingAssigneeId = ({ website, change }: TransitionContext): number | null =>
  change.assignee === undefined ? (website.assigned_to?.id ?? null) : change.assignee

export const resultingDueDate = ({ website, change }: TransitionContext): IsoDay | null =>
  change.dueDate === undefined ? (website.due_date ?? null) : change.dueDate

export function resultingAssignee(context: TransitionContext): StaffPerson | undefined {
  const id = resultingAssigneeId(context)
  return context.people.find((person) => person.id === id)
}

/** Whether somebody else than before gets the website. */
export const isAssignment = ({ website, change }: TransitionContext): boolean =>
  change.assignee !== undefined && change.assignee !== null && change.assignee !== website.assigned_to?.id
