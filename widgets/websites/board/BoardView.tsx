import { TriangleAlert } from '../../../src/ui/icons'
import { useMemo } from 'react'
import { useMessages } from '../../../src/i18n'
import { NO_FILTERS } from '../query/Filter'
import { WebsiteBar } from '../list/WebsiteBar'
import { ListEmpty } from '../list/ListEmpty'
import { WithPeek } from '../peek/WithPeek'
import type { ViewParts } from '../view/ViewParts'
import { useKeptNames } from '../view/useViewState'
import { Board } from './Board'
import styles from './board.module.css'
import { BoardSkeleton } from './BoardSkeleton'
import { BoardTools } from './BoardTools'
import { useBoard } from './useBoard'

const HIDDEN = 'hidden'

/** A view as a board. */
export default function BoardView(parts: ViewParts) {
  const { view, state, selection, onChange } = parts
  const t = useMessages()
  // Names that are kept with the view: one of them is enough for a switch.
  const [kept, keep] = useKeptNames(view, 'emptyColumns')
  const hidesEmpty = kept?.includes(HIDDEN) ?? false
  const board = useBoard(view, state, { hidesEmpty })
  const order = useMemo(() => board.lanes.flatMap(({ cells }) => cells.flatMap(({ cards }) => cards)), [board.lanes])
  if (board.isLoading) return <BoardSkeleton columns={board.columns.length} />
  if (board.error || board.websites.length === 0)
    return (
      <ListEmpty view={view} state={state} error={board.error} onRetry={board.refetch} onClear={() => onChange({ filters: NO_FILTERS })} />
    )
  return (
    <WithPeek state={state} selection={selection} onChange={onChange} order={order}>
      <BoardTools
        view={view}
        board={board}
        state={state}
        onChange={onChange}
        hidesEmpty={hidesEmpty}
        onHideEmpty={(hides) => keep(hides ? [HIDDEN] : null)}
      />
      {board.missing > 0 && (
        <p className={styles.missing}>
          <TriangleAlert size={16} aria-hidden />
          {t('websites.board.missing', { count: board.missing })}
        </p>
      )}
      <Board {...parts} board={board} />
      {selection.websites.length > 0 && <WebsiteBar websites={selection.websites} onApplied={selection.keep} onClear={selection.clear} />}
    </WithPeek>
  )
}
