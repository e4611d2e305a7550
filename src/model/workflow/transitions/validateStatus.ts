import { isMove, resultingStatus } from './result'
import { allowedTargets } from './targets'
import type { Rule } from './types'

/** Only along the workflow, no skipping. */
export const validateStatus: Rule = (context) => {
  if (!isMove(context)) return null
  const allowed = allowedTargets(context.website.status, context.activeStatuses, true)
  return allowed.includes(resultingStatus(context)) ? null : { flag: 'validateStatus', code: 'status_not_allowed', allowed }
}
