import type { WebsiteView } from '../../../src/model'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type Column, LongTable, Table } from '../../../src/ui'
import type { WebsiteListData } from '../data/useWebsiteList'
import { NO_FILTERS } from '../query/Filter'
import { ListEmpty } from './ListEmpty'
import type { ViewState } from '../view/ViewState'
import type { ChangeView } from '../view/useViewState'
import type { ColumnKey } from './columns'
import styles from './list.module.css'
import { ListFooter } from './ListFooter'
import { SelectionBar } from './SelectionBar'
import { useRangeClicks } from './useRangeClicks'
import { useRowKeys } from './useRowKeys'
import type { SelectionState } from '../selection/useSelection'
import { useShowRow } from './useShowRow'

/** From so many rows on only those in view are rendered; as a table, so a phone keeps its cards for longer. */
const LONG_FROM = { table: 60, cards: 150 }
const PHONE = '(width < 640px)'

interface Props {
  view: WebsiteView
  state: ViewState
  list: WebsiteListData
  columns: readonly Column<Website>[]
  columnKeys: readonly ColumnKey[]
  selection: SelectionState
  onChange: ChangeView
}

/** Websites as a table: sorted and paged by the server, changed in place, selected across pages. */
export function WebsiteList({ view, state, list, columns, columnKeys, selection, onChange }: Props) {
  const t = useMessages()
  const { items, pagination } = list
  const range = useRangeClicks()

  const onSelect = (ids: ReadonlySet<number>) => {
    const changed = items.filter(({ id }) => ids.has(id) !== selection.ids.has(id))
    const [only] = changed
    if (only && changed.length === 1) selection.toggle(only, range.isRange() ? items : undefined)
    else selection.select([...selection.websites.filter(({ id }) => ids.has(id)), ...changed.filter(({ id }) => ids.has(id))])
  }

  const onKeyDown = useRowKeys({ items, selection, onPeek: (open) => onChange({ open: state.open === open ? null : open }) })
  useShowRow(state.at, items)
  const table = {
    caption: t(`view.${view}`),
    columns,
    rows: items,
    rowKey: idOf,
    compact: state.mode === 'compact',
    sort: state.sort,
    onSort: (sort: string) => onChange({ sort }),
    selection: { selected: selection.ids, onChange: onSelect, rowLabel: ({ title }: Website) => t('websites.select', { title }) },
  }
  return (
    <>
      {/* The rows in it have the focus; the list only listens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.table} onKeyDown={onKeyDown} {...range.handlers}>
        {items.length >= longFrom() ? (
          <LongTable {...table} />
        ) : (
          <Table
            {...table}
            cards
            loading={list.isLoading || (list.isFetching && items.length === 0 && !list.error)}
            empty={
              <ListEmpty
                view={view}
                state={state}
                error={list.error}
                onRetry={list.refetch}
                onClear={() => onChange({ filters: NO_FILTERS })}
              />
            }
          />
        )}
      </div>
      <ListFooter pagination={pagination} state={state} onChange={onChange} />
      <SelectionBar view={view} list={list} columnKeys={columnKeys} selection={selection} />
    </>
  )
}

const idOf = ({ id }: Website) => id
const longFrom = () => (globalThis.matchMedia?.(PHONE).matches ? LONG_FROM.cards : LONG_FROM.table)
