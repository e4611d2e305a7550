import { useMemo } from 'react'
import type { ListOrder } from '../../../src/store'
import { BinButton } from '../bin/BinButton'
import { useWebsiteList, type WebsiteListData } from '../data/useWebsiteList'
import { useWholeList } from '../data/useWholeList'
import { WithPeek } from '../peek/WithPeek'
import { useKeptColumns } from '../view/useKeptColumns'
import type { ViewParts } from '../view/ViewParts'
import { ALL_ROWS } from '../view/ViewState'
import { ColumnChooser } from './ColumnChooser'
import { chosenColumns } from './chosenColumns'
import { ExportButton } from './ExportButton'
import styles from './list.module.css'
import { useTableColumns } from './useTableColumns'
import { WebsiteList } from './WebsiteList'

/** A view as a list: page by page, or all rows at once. */
export default function ListView(parts: ViewParts) {
  return parts.state.limit === ALL_ROWS ? <WholeList {...parts} /> : <PagedList {...parts} />
}

const PagedList = (parts: ViewParts) => <ListBody {...parts} list={useWebsiteList(parts.view, parts.state)} />
const WholeList = (parts: ViewParts) => <ListBody {...parts} list={useWholeList(parts.view, parts.state)} />

/** On through the other pages: their rows are here, or the server has them (WD-06). */
function listOrderOf({ all, allQuery, items, pagination: { page, limit, total } }: WebsiteListData): ListOrder {
  const rows = all ?? items
  const part = all === null && allQuery ? { query: allQuery, first: page, last: page, limit, total } : null
  return { ids: rows.map(({ id }) => id), part }
}

interface Props extends ViewParts {
  list: WebsiteListData
}

/** The list with what belongs to lists only. */
function ListBody({ list, ...parts }: Props) {
  const { view, state, selection, onChange } = parts
  const [kept, keep] = useKeptColumns(view)
  const chosen = useMemo(() => chosenColumns(kept, view), [kept, view])
  const keys = useMemo(() => chosen.map(({ key }) => key), [chosen])
  const columns = useTableColumns({ view, chosen, left: list.left, keep })
  return (
    <WithPeek state={state} selection={selection} onChange={onChange} order={list.items} listOrder={listOrderOf(list)}>
      <div className={styles.tools}>
        {view === 'all-websites' && <BinButton />}
        <ColumnChooser view={view} columns={chosen} onChange={keep} />
        <ExportButton columns={keys} websites={list.all ?? list.allQuery ?? list.items} />
      </div>
      <WebsiteList {...parts} list={list} columns={columns} columnKeys={keys} />
    </WithPeek>
  )
}
