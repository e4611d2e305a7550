import { may } from '../../people/permissions'
import { VALIDATION_FLAGS } from '../settings'
import { isUndo } from './isUndo'
import { limitFindings } from './limits'
import { isMove, resultingStatus } from './result'
import type { Finding, Refusal, Rules, TransitionContext } from './types'
import { validateAssignment } from './validateAssignment'
import { validateDueDateForInactiveStaff } from './validateDueDateForInactiveStaff'
import { validateStaff } from './validateStaff'
import { validateStaffActive } from './validateStaffActive'
import { validateStatus } from './validateStatus'
import { validateTakeCreation } from './validateTakeCreation'
import { validateUndoneEntries } from './validateUndoneEntries'

const RULES: Rules = {
  validateStatus,
  validateStaff,
  validateAssignment,
  validateStaffActive,
  validateTakeCreation,
  validateDueDateForInactiveStaff,
  validateUndoneEntries,
}

/**
 * Why a change of status, assignee or due date is refused; empty when it is fine. Server and client ask the same function.
 * Whether the viewer may change the website at all is a question for `mayOn`.
 */
export function checkTransition(context: TransitionContext): Refusal[] {
  if (entersInactiveStatus(context)) return [{ flag: null, code: 'status_inactive', overridable: false }]
  const isAdmin = may('override_validation', context.viewer.roles) === 'all'
  const overrides = isAdmin && Boolean(context.overrideReason?.trim())
  return findings(context)
    .map((finding) => ({ ...finding, overridable: isAdmin && finding.flag !== 'validateStaffActive' }))
    .filter(({ overridable }) => !(overrides && overridable))
}

// A status that is switched off holds no websites, not even on the way back.
const entersInactiveStatus = (context: TransitionContext): boolean =>
  isMove(context) && !context.activeStatuses.includes(resultingStatus(context))

function findings(context: TransitionContext): Finding[] {
  if (isUndo(context)) return []
  const found = VALIDATION_FLAGS.filter((flag) => context.settings[flag])
    .map((flag) => RULES[flag](context))
    .filter((finding) => finding !== null)
  return [...found, ...limitFindings(context)]
}
