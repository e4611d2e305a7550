import { useMemo } from 'react'
import { useMessages } from '../../../src/i18n'
import { PAGE_LIMIT_CHOICES } from '../../../src/model'
import { Skeleton, Tiles } from '../../../src/ui'
import { BinButton } from '../bin/BinButton'
import { useWebsiteList } from '../data/useWebsiteList'
import { NO_FILTERS } from '../query/Filter'
import { chosenColumns } from '../list/chosenColumns'
import { ListEmpty } from '../list/ListEmpty'
import { ListFooter } from '../list/ListFooter'
import listStyles from '../list/list.module.css'
import { SelectionBar } from '../list/SelectionBar'
import { useRangeClicks } from '../list/useRangeClicks'
import { useRowKeys } from '../list/useRowKeys'
import { useShowRow } from '../list/useShowRow'
import { WithPeek } from '../peek/WithPeek'
import { useKeptColumns } from '../view/useKeptColumns'
import type { ViewParts } from '../view/ViewParts'
import { ALL_ROWS } from '../view/ViewState'
import { Tile } from './Tile'

/** Pictures are paged through: of thousands nobody sees more than a few. */
const MOST_TILES = Math.max(...PAGE_LIMIT_CHOICES)

/** The websites of a view by their screenshots (AW-01). */
export default function GalleryView({ view, state: given, selection, onChange }: ViewParts) {
  const t = useMessages()
  const state = given.limit === ALL_ROWS ? { ...given, limit: MOST_TILES } : given
  const list = useWebsiteList(view, state)
  const { items, left } = list
  const range = useRangeClicks()
  const onKeyDown = useRowKeys({ items, selection, onPeek: (open) => onChange({ open: state.open === open ? null : open }) })
  useShowRow(state.at, items)
  const [kept] = useKeptColumns(view)
  const columnKeys = useMemo(() => chosenColumns(kept, view).map(({ key }) => key), [kept, view])
  if (list.isLoading) return <Skeleton shape="block" height="480px" />
  return (
    <WithPeek state={state} selection={selection} onChange={onChange} order={items}>
      <div className={listStyles.tools}>
        <BinButton />
      </div>
      {items.length === 0 ? (
        <ListEmpty view={view} state={state} error={list.error} onRetry={list.refetch} onClear={() => onChange({ filters: NO_FILTERS })} />
      ) : (
        // The links and boxes in it have the focus; the list only listens.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <Tiles aria-label={t(`view.${view}`)} onKeyDown={onKeyDown} {...range.handlers}>
          {items.map((website) => (
            <Tile
              key={website.id}
              website={website}
              hasLeft={left.has(website.id)}
              isSelected={selection.ids.has(website.id)}
              onSelect={() => selection.toggle(website, range.isRange() ? items : undefined)}
            />
          ))}
        </Tiles>
      )}
      <ListFooter pagination={list.pagination} state={state} onChange={onChange} />
      <SelectionBar view={view} list={list} columnKeys={columnKeys} selection={selection} />
    </WithPeek>
  )
}
