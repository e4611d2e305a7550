import { type AuthorisationRole, authorisationRoles } from '../../people/roles'
import { isAssignment, isMove, resultingAssignee, resultingStatus } from './result'
import type { Rule, TransitionContext } from './types'

const TAKERS: readonly AuthorisationRole[] = ['design', 'editor', 'manager', 'admin']
const LEADERS: readonly AuthorisationRole[] = ['manager', 'admin']

const hasRole = (roles: readonly string[], wanted: readonly AuthorisationRole[]): boolean =>
  authorisationRoles(roles).some((role) => wanted.includes(role))

/** Creation is entered by and assigned to those who can do it, and left by the assignee or a leader. Offers who could take it. */
export const validateTakeCreation: Rule = (context) => {
  const code = objection(context)
  if (!code) return null
  const people = context.people.filter(({ active, roles }) => active && hasRole(roles, TAKERS)).map(({ id }) => id)
  return { flag: 'validateTakeCreation', code, people }
}

function objection(context: TransitionContext) {
  const { website, viewer } = context
  const moves = isMove(context)
  const endsInCreation = resultingStatus(context) === 'creation'
  if (endsInCreation && moves && !hasRole(viewer.roles, TAKERS)) return 'creation_entered_by'
  if (endsInCreation && (moves || isAssignment(context)) && !mayBeTaken(context)) return 'creation_assigned_to'
  const leaves = moves && website.status === 'creation'
  return leaves && website.assigned_to?.id !== viewer.id && !hasRole(viewer.roles, LEADERS) ? 'creation_left_by' : null
}

/** An empty assignment is the business of `validateAssignment`. */
function mayBeTaken(context: TransitionContext): boolean {
  const assignee = resultingAssignee(context)
  return !assignee || hasRole(assignee.roles, TAKERS)
}
