import type { Refusal } from '../../../../src/model'
import type { FieldError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'

/** Why the workflow refuses, in words; the finding itself comes along, so that a screen can offer the way out. */
export const transitionErrors = (refusals: readonly Refusal[], t: Translate): FieldError[] =>
  refusals.map((refusal) => ({
    ...refusal,
    name: refusal.flag ?? 'status',
    message: t(`transition.${refusal.code}`, valuesOf(refusal, t)),
  }))

function valuesOf(refusal: Refusal, t: Translate): Record<string, string | number> {
  switch (refusal.code) {
    case 'status_not_allowed':
      return { allowed: refusal.allowed.map((status) => t(`status.${status}`)).join(', ') }
    case 'due_date_in_absence':
      return { earliest: refusal.earliest }
    case 'status_full':
    case 'assignee_full':
      return { count: refusal.count, limit: refusal.limit }
    case 'undone_entries':
      return { todos: refusal.todos.length, messages: refusal.messages.length }
    default:
      return {}
  }
}
