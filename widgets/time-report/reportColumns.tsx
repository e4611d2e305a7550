import type { TimeReport, TimeReportRow } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { WebsiteLink } from '../../src/parts/websiteLink'
import type { Column } from '../../src/ui'
import { exactHours } from './exactHours'
import { rowLabel } from './rowLabel'
import styles from './timeReport.module.css'

/** What each row is about, its entries, its time, and that time rounded when it is. */
export function reportColumns({ group, total }: TimeReport, wording: Wording): Column<TimeReportRow>[] {
  const { t, formats } = wording
  const columns: Column<TimeReportRow>[] = [
    {
      key: 'group',
      header: t(`timeReport.${group}`),
      cell: (row) => {
        const label = rowLabel(group, row, wording)
        return group === 'website' ? (
          <WebsiteLink website={{ id: Number(row.key), title: label }} className={styles.link} />
        ) : (
          <bdi>{label}</bdi>
        )
      },
    },
    { key: 'entries', header: t('timeReport.entries'), align: 'end', cell: ({ entries }) => formats.number(entries) },
    { key: 'time', header: t('timeReport.time'), align: 'end', cell: ({ seconds }) => exactHours(seconds) },
  ]
  if (total.roundedSeconds === null) return columns
  return [
    ...columns,
    { key: 'rounded', header: t('timeReport.rounded'), align: 'end', cell: ({ roundedSeconds }) => exactHours(roundedSeconds ?? 0) },
  ]
}
