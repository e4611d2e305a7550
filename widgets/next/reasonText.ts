import type { NextItem } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { EXPIRING_DAYS, REENGAGE_DAYS, unreachable } from '../../src/model'

/** Why something waits, in words. */
export function reasonText({ kind, days, since, fault }: NextItem, { t, formats }: Wording): string {
  switch (kind) {
    case 'ticket':
    case 'feedback':
      return t(`next.reason.${kind}`, { days, ago: since ? formats.relative(since) : '' })
    case 'todo':
    case 'website':
      return t('next.reason.due', { days })
    case 'reengage':
      return t('next.reason.reengage', { days: days + REENGAGE_DAYS })
    case 'domain':
      if (fault) return t(`next.fault.${fault}`)
      return days > EXPIRING_DAYS
        ? t('next.reason.ended', { days: days - EXPIRING_DAYS })
        : t('next.reason.ends', { days: EXPIRING_DAYS - days })
    default:
      return unreachable(kind)
  }
}
