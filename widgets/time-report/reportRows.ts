import type { TimeReport } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { exactHours } from './exactHours'
import { rowLabel } from './rowLabel'

type Sums = TimeReport['total']

/** The report as rows of a file: times to read, and whole seconds to reckon with. Days are written as every program reads them. */
export function reportRows({ group, rows, total }: TimeReport, wording: Wording): string[][] {
  const { t } = wording
  const isRounded = total.roundedSeconds !== null
  const isDay = group === 'day' || group === 'week'
  const cells = ({ entries, seconds, roundedSeconds }: Sums) => [
    String(entries),
    exactHours(seconds),
    String(seconds),
    ...(isRounded ? [exactHours(roundedSeconds ?? 0), String(roundedSeconds ?? 0)] : []),
  ]
  const heads = ['entries', 'time', 'seconds', ...(isRounded ? ['rounded', 'roundedSeconds'] : [])]
  return [
    [t(`timeReport.${group}`), ...heads.map((name) => t(`timeReport.${name}`))],
    ...rows.map((row) => [isDay ? row.key : rowLabel(group, row, wording), ...cells(row)]),
    [t('timeReport.total'), ...cells(total)],
  ]
}
