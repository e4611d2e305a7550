import type { Formats, Translate } from '../../../src/i18n'
import type { Refusal } from '../../../src/model'

/** A reason in words. */
export function refusalText(refusal: Refusal, { t, formats }: { t: Translate; formats: Formats }): string {
  switch (refusal.code) {
    case 'status_not_allowed':
      return t('websites.refused.status_not_allowed', { allowed: formats.list(refusal.allowed.map((status) => t(`status.${status}`))) })
    case 'due_date_in_absence':
      return t('websites.refused.due_date_in_absence', { earliest: formats.date(refusal.earliest) })
    case 'status_full':
    case 'assignee_full':
      return t(`websites.refused.${refusal.code}`, { count: refusal.count, limit: refusal.limit })
    case 'undone_entries':
      return t('websites.refused.undone_entries', { count: refusal.messages.length })
    default:
      return t(`websites.refused.${refusal.code}`)
  }
}
