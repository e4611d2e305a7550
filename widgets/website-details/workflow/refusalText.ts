import type { Translate } from '../../../src/i18n'
import type { Refusal } from '../../../src/model'

/** A reason in words. */
export function refusalText(t: Translate, refusal: Refusal): string {
  switch (refusal.code) {
    case 'status_full':
    case 'assignee_full':
      return t(`details.refused.${refusal.code}`, { count: refusal.count, limit: refusal.limit })
    case 'undone_entries':
      return t('details.refused.undone_entries', { todos: refusal.todos.length, messages: refusal.messages.length })
    default:
      return t(`details.refused.${refusal.code}`)
  }
}
