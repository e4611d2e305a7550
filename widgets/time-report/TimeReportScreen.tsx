import { Clock } from '../../src/ui/icons'
import { useState } from 'react'
import { useTimeReportQuery } from '../../src/api/time'
import type { TimeReport } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useToday } from '../../src/islands'
import { isReportSpan, LIST_PAGE_LIMIT, may, monthAround } from '../../src/model'
import { selectUser, useAppSelector, useDocumentTitle } from '../../src/store'
import { CsvExport } from '../../src/parts/csvExport'
import { LoadFailure } from '../../src/parts/submit'
import { Card, EmptyState, PageHead, Pagination, Screen, Table } from '../../src/ui'
import { exactHours } from './exactHours'
import type { Filter } from './Filter'
import { reportColumns } from './reportColumns'
import { ReportFilters } from './ReportFilters'
import { reportRows } from './reportRows'
import styles from './timeReport.module.css'

/** Worked time over all websites: what is counted, summed up by what, to a file (TM-08). */
export function TimeReportScreen() {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [filter, setFilter] = useState<Filter>(() => ({
    ...monthAround(today, 0),
    person: '',
    status: '',
    website: '',
    group: 'person',
    round: '',
  }))
  const [pageNumber, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useTimeReportQuery(
    { query: queryOf(filter) },
    { skip: !isReportSpan(filter), refetchOnMountOrArgChange: true },
  )
  const change = (part: Partial<Filter>) => {
    setFilter((before) => ({ ...before, ...part }))
    setPage(1)
  }
  useDocumentTitle(t('timeReport.title'))

  const wording = { t, formats }
  const report: TimeReport = data ?? { group: filter.group, rows: [], total: { entries: 0, seconds: 0, roundedSeconds: null } }
  const { rows, total } = report
  const shown = rows.slice((pageNumber - 1) * LIST_PAGE_LIMIT, pageNumber * LIST_PAGE_LIMIT)
  const empty = error ? (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <EmptyState icon={Clock} title={t('timeReport.empty')} description={t('timeReport.empty.hint')} />
  )
  return (
    <Screen>
      <PageHead title={t('timeReport.title')}>
        {may('export_data', roles) !== 'none' && (
          <CsvExport
            file={`time-${filter.from}-${filter.to}.csv`}
            read={() => Promise.resolve(reportRows(report, wording))}
            disabled={isFetching || rows.length === 0}
          >
            {t('timeReport.export')}
          </CsvExport>
        )}
      </PageHead>
      <ReportFilters filter={filter} onChange={change} />
      <p role="status" className={styles.total}>
        {data && t('timeReport.sum', { time: exactHours(total.seconds), count: total.entries })}
        {total.roundedSeconds !== null && ` · ${t('timeReport.sum.rounded', { time: exactHours(total.roundedSeconds) })}`}
      </p>
      <Card flush>
        <Table
          caption={t('timeReport.title')}
          columns={reportColumns(report, wording)}
          rows={shown}
          rowKey={({ key }) => key}
          cards
          loading={isFetching}
          empty={empty}
        />
      </Card>
      <Pagination page={pageNumber} pages={Math.ceil(rows.length / LIST_PAGE_LIMIT)} onPage={setPage} />
    </Screen>
  )
}

/** Only what was chosen is asked for. */
function queryOf({ from, to, group, person, status, website, round }: Filter) {
  return {
    from,
    to,
    group,
    ...(person && { person: Number(person) }),
    ...(status && { status }),
    ...(website.trim() && { website: website.trim() }),
    ...(round && { round }),
  }
}
