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

/** What a list is narrowed by, its order, and its page. */
export interface ListFilter {
  readonly typed: string
  /** No state stands for every state. */
  readonly state: string
  readonly sort: string
  readonly page: number
  readonly onSearch: (words: string) => void
  readonly onState: (state: string) => void
  readonly onSort: (sort: string) => void
  readonly onPage: (page: number) => void
  /** Shows all there is. */
  readonly onClear: () => void
}

export interface StateListProps<Row extends { id: number }> extends Pick<TableProps<Row, number>, 'caption' | 'columns'> {
  filter: ListFilter
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
  const { typed, state, sort, page, onSearch, onState, onSort, onPage, onClear } = filter
  const { data, error, isFetching, refetch } = answer
  const t = useMessages()
  const nothing = typed || state ? <NoMatches onClear={onClear} /> : empty
  return (
    <>
      <FilterBar search={<SearchField label={searchLabel} hideLabel placeholder={searchLabel} value={typed} onChange={onSearch} />}>
        <Select label={stateLabel} hideLabel placeholder={t('partner.general.all')} options={states} value={state} onChange={onState} />
      </FilterBar>
      <Card flush>
        <Table
          {...table}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={onSort}
          cards
          loading={isFetching}
          empty={error ? <FailedState onRetry={() => void refetch()} /> : nothing}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={onPage} />
    </>
  )
}
