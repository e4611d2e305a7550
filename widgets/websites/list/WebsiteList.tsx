import { useState } from 'react'
import { fetchWebsites } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { reportError, useAppDispatch } from '../../../src/store'
import { Button, type Column, LongTable, Pagination, Table } from '../../../src/ui'
import { ALL_LIMIT, type WebsiteListData } from '../data/useWebsiteList'
import { NO_FILTERS } from '../filters/Filter'
import { MailButton } from '../mail/MailButton'
import { PauseMenu } from '../pause/PauseMenu'
import { ListEmpty } from './ListEmpty'
import type { ViewState } from '../view/ViewState'
import type { ChangeView } from '../view/useViewState'
import type { WebsiteView } from '../view/viewOf'
import { BulkBar } from './BulkBar'
import type { ColumnKey } from './columns'
import { DeleteButton } from './DeleteButton'
import { ExportButton } from './ExportButton'
import styles from './list.module.css'
import { LimitSelect } from './LimitSelect'
import { useRangeClicks } from './useRangeClicks'
import { useRowKeys } from './useRowKeys'
import type { SelectionState } from './useSelection'
import { useShowRow } from './useShowRow'

/** From so many rows on only those in view are rendered. */
const LONG_FROM = 150

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
    sort: state.sort,
    onSort: (sort: string) => onChange({ sort }),
    selection: { selected: selection.ids, onChange: onSelect, rowLabel: ({ title }: Website) => t('websites.select', { title }) },
  }
  return (
    <>
      {/* The rows in it have the focus; the list only listens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className={styles.table} onKeyDown={onKeyDown} {...range.handlers}>
        {items.length >= LONG_FROM ? (
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
      {pagination.total > 0 && (
        <footer className={styles.footer}>
          <p className={styles.total}>{t('websites.count', { count: pagination.total })}</p>
          <Pagination page={state.page} pages={pagination.pages} onPage={(page) => onChange({ page }, { push: true })} />
          <LimitSelect limit={state.limit} onChange={(limit) => onChange({ limit })} />
        </footer>
      )}
      {selection.websites.length > 0 && (
        <BulkBar
          websites={selection.websites}
          scope={<Scope list={list} selection={selection} />}
          onApplied={selection.keep}
          onClear={selection.clear}
        >
          <MailButton websites={selection.websites} purpose={view === 'reengage' ? 'reminder' : undefined} />
          {PAUSING.includes(view) && <PauseMenu websites={selection.websites} label={t('websites.pause')} onApplied={selection.keep} />}
          <ExportButton columns={columnKeys} websites={selection.websites} />
          <DeleteButton websites={selection.websites} onDeleted={selection.keep} />
        </BulkBar>
      )}
    </>
  )
}

/** Where customers are waited for, and where all websites are. */
const PAUSING: readonly WebsiteView[] = ['reengage', 'leads', 'all-websites']

const idOf = ({ id }: Website) => id

/** Says what is selected, and offers everything that the filters find (L-01). */
function Scope({ list: { all, allQuery, pagination }, selection }: Pick<Props, 'list' | 'selection'>) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const { total } = pagination
  if (selection.websites.length >= total) return <span>{t('websites.selected.all')}</span>

  const selectAll = async () => {
    if (all) return selection.select(all)
    setBusy(true)
    try {
      if (allQuery) selection.select((await dispatch(fetchWebsites({ ...allQuery, limit: ALL_LIMIT }))).items)
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void selectAll()}>
      {t('websites.selectAll', { count: Math.min(total, ALL_LIMIT) })}
    </Button>
  )
}
