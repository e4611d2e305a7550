import { primaryRole } from '../../people/roles'
import { isMove } from './result'
import type { Rule } from './types'

/** People whose primary role is sales cannot change a status. */
export const validateStaff: Rule = (context) =>
  isMove(context) && primaryRole(context.viewer.roles) === 'sales' ? { flag: 'validateStaff', code: 'sales_cannot_move' } : null
