import { Clock } from '../../src/ui/icons'
import { useTimeReportQuery } from '../../src/api/time'
import type { TimeReport } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { isReportSpan, LIST_PAGE_LIMIT, may } from '../../src/model'
import { selectUser, useAppSelector, useDocumentTitle, useLastPage } from '../../src/store'
import { CsvExport } from '../../src/parts/csvExport'
import { useListView } from '../../src/parts/listView'
import { LoadFailure } from '../../src/parts/submit'
import { Card, EmptyState, PageHead, Pagination, Screen, Table } from '../../src/ui'
import { exactHours } from './exactHours'
import type { Filter } from './Filter'
import { reportColumns } from './reportColumns'
import { ReportFilters } from './ReportFilters'
import { reportRows } from './reportRows'
import styles from './timeReport.module.css'
import { useReportFilter } from './useReportFilter'

/** Worked time over all websites: what is counted, summed up by what, to a file (TM-08). */
export function TimeReportScreen() {
  const t = useMessages()
  const formats = useFormats()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [filter, change] = useReportFilter()
  const { page, onPage } = useListView()
  const { data, error, isFetching, refetch } = useTimeReportQuery(
    { query: queryOf(filter) },
    { skip: !isReportSpan(filter), refetchOnMountOrArgChange: true },
  )
  useLastPage(page, data && Math.ceil(data.rows.length / LIST_PAGE_LIMIT))
  useDocumentTitle(t('timeReport.title'))

  const wording = { t, formats }
  const report: TimeReport = data ?? { group: filter.group, rows: [], total: { entries: 0, seconds: 0, roundedSeconds: null } }
  const { rows, total } = report
  const shown = rows.slice((page - 1) * LIST_PAGE_LIMIT, page * LIST_PAGE_LIMIT)
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
      <Pagination page={page} pages={Math.ceil(rows.length / LIST_PAGE_LIMIT)} onPage={onPage} />
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
