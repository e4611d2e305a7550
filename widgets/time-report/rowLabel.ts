import type { TimeReport, TimeReportRow } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { STATUS_INFO, STATUSES } from '../../src/model'

/** What a row of the report is about, in the reader's words. */
export function rowLabel(group: TimeReport['group'], { key, label }: TimeReportRow, { t, formats }: Wording): string {
  switch (group) {
    case 'status': {
      const status = STATUSES.find((one) => one === key)
      return status ? t(STATUS_INFO[status].labelKey) : key
    }
    case 'day':
      return `${formats.weekday(key)}, ${formats.shortDate(key)}`
    case 'week':
      return t('timeReport.weekFrom', { date: formats.shortDate(key) })
    case 'month':
      return formats.monthYear(key)
    default:
      return label ?? key
  }
}
