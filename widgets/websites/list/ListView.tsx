import { Suspense, useMemo } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { BinButton } from '../bin/BinButton'
import { useWebsiteList, type WebsiteListData } from '../data/useWebsiteList'
import { useWholeList } from '../data/useWholeList'
import { WithPeek } from '../peek/WithPeek'
import { useKeptNames } from '../view/useViewState'
import type { ViewParts } from '../view/ViewParts'
import { ALL_ROWS } from '../view/ViewState'
import { ColumnChooser } from './ColumnChooser'
import { chosenColumns, shownWidth, usualWidth, widthWithin, writeColumns } from './chosenColumns'
import { type ColumnKey, tableColumn } from './columns'
import { ExportButton } from './ExportButton'
import styles from './list.module.css'
import { WebsiteList } from './WebsiteList'

const WidthHandle = lazyPart(() => import('./WidthHandle'))

/** A view as a list: page by page, or all rows at once. */
export default function ListView(parts: ViewParts) {
  return parts.state.limit === ALL_ROWS ? <WholeList {...parts} /> : <PagedList {...parts} />
}

const PagedList = (parts: ViewParts) => <ListBody {...parts} list={useWebsiteList(parts.view, parts.state)} />
const WholeList = (parts: ViewParts) => <ListBody {...parts} list={useWholeList(parts.view, parts.state)} />

interface Props extends ViewParts {
  list: WebsiteListData
}

/** The list with what belongs to lists only. */
function ListBody({ list, ...parts }: Props) {
  const { view, state, onChange } = parts
  const t = useMessages()
  const formats = useFormats()
  const [kept, keep] = useKeptNames(view, 'columns')
  const chosen = useMemo(() => chosenColumns(kept, view), [kept, view])
  const keys = useMemo(() => chosen.map(({ key }) => key), [chosen])
  const { left } = list
  const oldFrom = useIsland().page.config.statusAgeDays
  const columns = useMemo(() => {
    const widen = (widths: ReadonlyMap<string, number>) =>
      keep(
        writeColumns(
          chosen.map((one) => ({ ...one, width: widthWithin(widths.get(one.key) ?? usualWidth(one.key)) })),
          view,
        ),
      )
    const reset = (key: ColumnKey) =>
      keep(
        writeColumns(
          chosen.map((one) => (one.key === key ? { ...one, width: null } : one)),
          view,
        ),
      )
    return chosen.map((one) => {
      const headerEnd = (
        <Suspense>
          <WidthHandle onWidths={widen} onReset={() => reset(one.key)} />
        </Suspense>
      )
      return tableColumn(one.key, { width: shownWidth(one, chosen), headerEnd }, left, { t, formats, oldFrom })
    })
  }, [chosen, keep, view, left, t, formats, oldFrom])
  return (
    <WithPeek state={state} onChange={onChange} order={list.items}>
      <div className={styles.tools}>
        {view === 'all-websites' && <BinButton />}
        <ColumnChooser view={view} columns={chosen} onChange={keep} />
        <ExportButton columns={keys} websites={list.all ?? list.allQuery ?? list.items} />
      </div>
      <WebsiteList {...parts} list={list} columns={columns} columnKeys={keys} />
    </WithPeek>
  )
}
