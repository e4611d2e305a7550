import { ChartLine } from '../../src/ui/icons'
import { useAgencyStatisticsQuery } from '../../src/api/statistics'
import { useFormats, useMessages } from '../../src/i18n'
import { VISIT_PERIODS } from '../../src/model'
import { useListView } from '../../src/parts/listView'
import { useAddress, useDocumentTitle, useLastPage } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { Card, EmptyState, FilterBar, NoMatches, PageHead, Pagination, Screen, SearchField, Select, Table } from '../../src/ui'
import { visitColumns } from './visitColumns'

const SORTS = ['title', 'visits', 'change'] as const
const USUAL_PERIOD = 'month'

/** The visits of all websites, by how many they are and how they change (ST-06). */
export function AgencyStatisticsScreen() {
  const t = useMessages()
  const formats = useFormats()
  const [address, change] = useAddress()
  const { typed, search, isSettled, sort, page, onSearch, onSort, onPage, onClear } = useListView(SORTS, '-visits')
  const period = VISIT_PERIODS.find((one) => one === address.get('period')) ?? USUAL_PERIOD
  const { data, currentData, error, isFetching, refetch } = useAgencyStatisticsQuery(
    { query: { sort, period, page, ...(search && { search }) } },
    { refetchOnMountOrArgChange: true },
  )
  useLastPage(page, isSettled ? currentData?.pagination.pages : undefined)
  useDocumentTitle(t('agencyStatistics.title'))

  const empty = error ? (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  ) : search ? (
    <NoMatches onClear={onClear} />
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
            onChange={onSearch}
          />
        }
      >
        <Select
          label={t('agencyStatistics.period')}
          hideLabel
          options={VISIT_PERIODS.map((value) => ({ value, label: t(`agencyStatistics.${value}`) }))}
          value={period}
          onChange={(value) => change({ period: value === USUAL_PERIOD ? null : value, page: null })}
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
          onSort={onSort}
          loading={isFetching}
          empty={empty}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={onPage} />
    </Screen>
  )
}
