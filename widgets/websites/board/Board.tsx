import { type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { Status } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Ghost } from '../drag/Ghost'
import type { ViewParts } from '../view/ViewParts'
import styles from './board.module.css'
import { BoardContext } from './BoardContext'
import { BoardHeads } from './BoardHeads'
import { LaneRow } from './LaneRow'
import { useArrivals } from './useArrivals'
import type { BoardData } from './useBoard'
import { useBoardKeys } from './useBoardKeys'
import { useBoardPointer } from './useBoardPointer'
import { useCardDrag } from './useCardDrag'
import { useFill } from './useFill'
import { useFocusStop } from './useFocusStop'
import { useFolded } from './useFolded'

interface Props extends ViewParts {
  board: BoardData
}

/** Columns of cards. One card has the focus stop of all; drags and keys are handled here for every card. */
export function Board({ view, state, selection, board, onChange }: Props) {
  const t = useMessages()
  const { limits } = useWebsiteChanges().rules
  const headId = useId()
  const ref = useRef<HTMLDivElement>(null)
  const isRanked = state.sort === 'rank'
  const [isFolded, toggleFold] = useFolded(view)
  const { activeId, reveal, choose, focus, onFocus, onBlur } = useFocusStop(board, isFolded, state.at)
  const arrived = useArrivals(board.everything)
  useFill(ref)

  const drag = useCardDrag({
    board,
    byPerson: state.lanes === 'assignee',
    onDropped: selection.keep,
  })
  const { held, rulings } = drag
  const dragged = useMemo(() => new Set(held?.things.map(({ id }) => id)), [held?.things])

  const { ghost, handlers } = useBoardPointer({ frame: ref, board, drag, selection, isRanked, onChoose: choose })
  const onKeyDown = useBoardKeys({
    board,
    drag,
    selection,
    isRanked,
    isOpen: (status) => !isFolded(status),
    onActive: focus,
    onPeek: (open) => onChange({ open: state.open === open ? null : open }),
  })
  useFollowTarget(ref, held?.by === 'keyboard' ? (held.over?.status ?? null) : null)

  const actions = useMemo(() => ({ onToggle: (website: Website) => selection.toggle(website) }), [selection])
  const pointed = held?.over ?? null
  const marks = { activeId, selected: selection.ids, dragged, arrived }
  return (
    <BoardContext value={actions}>
      {/* The cards in it have the focus; the board only listens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={ref}
        className={styles.board}
        aria-label={t('websites.board')}
        data-board
        data-dragging={held?.by}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        {...handlers}
      >
        <BoardHeads
          board={board}
          idPrefix={headId}
          isFolded={isFolded}
          onFold={toggleFold}
          rulings={rulings}
          over={pointed?.status ?? null}
        />
        {board.lanes.map((lane) => (
          <LaneRow
            key={lane.key}
            lane={lane}
            kind={state.lanes}
            open={board.openOf.get(lane.key) ?? 0}
            limit={(lane.person && limits?.person) ?? null}
            headId={headId}
            isFolded={isFolded}
            marks={marks}
            rulings={rulings}
            over={pointed?.lane === lane.key ? pointed : null}
            reveal={reveal}
            view={view}
          />
        ))}
      </section>
      {held?.by === 'pointer' && <Ghost held={held} ruling={pointed ? rulings.get(pointed.status) : undefined} ref={ghost} />}
    </BoardContext>
  )
}

/** Brings the column into view that the keyboard points to. */
function useFollowTarget(board: RefObject<HTMLElement | null>, status: Status | null): void {
  useEffect(() => {
    if (status) board.current?.querySelector(`[data-head="${status}"]`)?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' })
  }, [board, status])
}
