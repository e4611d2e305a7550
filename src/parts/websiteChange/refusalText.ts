import type { Wording } from '../../i18n'
import type { Refusal } from '../../model'

/** A reason in words. */
export function refusalText(refusal: Refusal, { t, formats }: Wording): string {
  switch (refusal.code) {
    case 'status_not_allowed':
      return t('websiteChange.refused.status_not_allowed', {
        allowed: formats.list(refusal.allowed.map((status) => t(`status.${status}`))),
      })
    case 'due_date_in_absence':
      return t('websiteChange.refused.due_date_in_absence', { earliest: formats.date(refusal.earliest) })
    case 'status_full':
    case 'assignee_full':
      return t(`websiteChange.refused.${refusal.code}`, { count: refusal.count, limit: refusal.limit })
    case 'undone_entries': {
      const { todos, messages } = refusal
      const entries = [
        ...(todos.length > 0 ? [t('websiteChange.todos', { count: todos.length })] : []),
        ...(messages.length > 0 ? [t('websiteChange.messages', { count: messages.length })] : []),
      ]
      return t('websiteChange.refused.undone_entries', { entries: formats.list(entries) })
    }
    default:
      return t(`websiteChange.refused.${refusal.code}`)
  }
}
