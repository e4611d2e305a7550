import { ChartLine } from '../../src/ui/icons'
import { useState } from 'react'
import { useAgencyStatisticsQuery } from '../../src/api/statistics'
import { useFormats, useMessages } from '../../src/i18n'
import { useDebounced } from '../../src/islands'
import { LIST_FILTER_DEBOUNCE_MS, VISIT_PERIODS, type VisitPeriod } from '../../src/model'
import { useDocumentTitle } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { Card, EmptyState, FilterBar, NoMatches, PageHead, Pagination, Screen, SearchField, Select, Table } from '../../src/ui'
import { visitColumns } from './visitColumns'

/** The visits of all websites, by how many they are and how they change (ST-06). */
export function AgencyStatisticsScreen() {
  const t = useMessages()
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), LIST_FILTER_DEBOUNCE_MS)
  const [period, setPeriod] = useState<VisitPeriod>('month')
  const [sort, setSort] = useState('-visits')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useAgencyStatisticsQuery(
    { query: { sort, period, page, ...(search && { search }) } },
    { refetchOnMountOrArgChange: true },
  )
  useDocumentTitle(t('agencyStatistics.title'))

  const find = (words: string) => {
    setTyped(words)
    setPage(1)
  }
  const sortBy = (order: string) => {
    setSort(order)
    setPage(1)
  }
  const empty = error ? (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  ) : search ? (
    <NoMatches onClear={() => find('')} />
  ) : (
    <EmptyState icon={ChartLine} title={t('agencyStatistics.empty')} />
  )
  return (
    <Screen>
      <PageHead title={t('agencyStatistics.title')} />
      <FilterBar
        search={
          <SearchField
            label={t('agencyStatistics.search')}
            hideLabel
            placeholder={t('agencyStatistics.search')}
            value={typed}
            onChange={find}
          />
        }
      >
        <Select
          label={t('agencyStatistics.period')}
          hideLabel
          options={VISIT_PERIODS.map((value) => ({ value, label: t(`agencyStatistics.${value}`) }))}
          value={period}
          onChange={(value) => {
            setPeriod(VISIT_PERIODS.find((one) => one === value) ?? period)
            setPage(1)
          }}
        />
      </FilterBar>
      <Card flush>
        <Table
          caption={t('agencyStatistics.title')}
          cards
          columns={visitColumns({ t, formats })}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={sortBy}
          loading={isFetching}
          empty={empty}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={setPage} />
    </Screen>
  )
}
