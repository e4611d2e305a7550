import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { Card } from '../data/Card'
import { Pagination } from '../data/Pagination'
import { Table } from '../data/Table'
import type { TableProps } from '../data/tableProps'
import { NoMatches } from '../states/EmptyState'
import { FailedState } from '../states/FailedState'
import { SearchField } from '../field/SearchField'
import { type Option, Select } from '../field/Select'
import { FilterBar } from './FilterBar'
import type { StateFilter } from './useStateFilter'

export interface StateListProps<Row extends { id: number }> extends Pick<TableProps<Row, number>, 'caption' | 'columns'> {
  filter: StateFilter
  searchLabel: string
  stateLabel: string
  states: readonly Option[]
  answer: {
    data?: { items: readonly Row[]; pagination: { pages: number } } | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Stands in for the rows when there are none, however wide the filter is. */
  empty: ReactNode
}

/** Things that have a state, page by page, narrowed by words and by one state. */
export function StateList<Row extends { id: number }>(props: StateListProps<Row>) {
  const { filter, searchLabel, stateLabel, states, answer, empty, ...table } = props
  const { search, state, isNarrowed, find, sort, setSort, page, setPage } = filter
  const { data, error, isFetching, refetch } = answer
  const t = useMessages()
  const nothing = isNarrowed ? <NoMatches onClear={() => find('', '')} /> : empty
  return (
    <>
      <FilterBar
        search={
          <SearchField label={searchLabel} hideLabel placeholder={searchLabel} value={search} onChange={(words) => find(words, state)} />
        }
      >
        <Select
          label={stateLabel}
          hideLabel
          placeholder={t('partner.general.all')}
          options={states}
          value={state}
          onChange={(next) => find(search, next)}
        />
      </FilterBar>
      <Card flush>
        <Table
          {...table}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          cards
          loading={isFetching}
          empty={error ? <FailedState onRetry={() => void refetch()} /> : nothing}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={setPage} />
    </>
  )
}
