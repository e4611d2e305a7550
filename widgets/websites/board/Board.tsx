import { type MouseEvent, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { Status } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import type { ViewParts } from '../view/ViewParts'
import styles from './board.module.css'
import { BoardContext } from './BoardContext'
import type { Lane } from './boardModel'
import { isSameTarget } from './Carry'
import { ColumnHead } from './ColumnHead'
import { autoScroll, targetAt } from './dropTargets'
import { Ghost } from './Ghost'
import { LaneRow } from './LaneRow'
import { useArrivals } from './useArrivals'
import type { BoardData } from './useBoard'
import { useBoardKeys } from './useBoardKeys'
import { useCarry } from './useCarry'
import { useDrag } from './useDrag'
import { useFill } from './useFill'
import { cardIdAt, useFocusStop } from './useFocusStop'
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
  const ghost = useRef<HTMLDivElement>(null)
  const isRanked = state.sort === 'rank'
  const [isFolded, toggleFold] = useFolded(view)
  const { activeId, reveal, choose, focus, onFocus, onBlur } = useFocusStop(board, isFolded, state.at)
  const cardOf = (id: number) => board.websites.find((website) => website.id === id)
  const arrived = useArrivals(board.everything)
  useFill(ref)

  const carrying = useCarry({
    board,
    byPerson: state.lanes === 'assignee',
    onDropped: (_, refused) => selection.keep(refused),
  })
  const { carry, rulings } = carrying
  const carried = useMemo(() => new Set(carry?.websites.map(({ id }) => id)), [carry?.websites])

  const drag = useDrag({
    board: ref,
    ghost,
    targetAt: (element, point) => targetAt(element, point, isRanked),
    isSame: isSameTarget,
    scroll: autoScroll,
    onStart(id) {
      const card = cardOf(id)
      if (card) carrying.lift('pointer', card, selection.ids.has(id) ? selection.websites : [card], null)
      return card !== undefined
    },
    onOver: carrying.over,
    onDrop: carrying.drop,
    onCancel: carrying.cancel,
  })
  const onKeyDown = useBoardKeys({
    board,
    carrying,
    selection,
    isRanked,
    isOpen: (status) => !isFolded(status),
    onActive: focus,
    onPeek: (open) => onChange({ open: state.open === open ? null : open }),
  })
  useFollowTarget(ref, carry?.by === 'keyboard' ? (carry.over?.status ?? null) : null)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null
    const card = cardOf(cardIdAt(target))
    if (!card || target?.closest('button, dialog, [popover]')) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      if (target?.closest('a')) return
      selection.toggle(card, event.shiftKey ? columnOf(board.lanes, card) : undefined)
    }
    choose(card.id)
  }

  const actions = useMemo(() => ({ onToggle: (website: Website) => selection.toggle(website) }), [selection])
  const pointed = carry?.over ?? null
  const marks = { activeId, selected: selection.ids, carried, arrived }
  return (
    <BoardContext value={actions}>
      {/* The cards in it have the focus; the board only listens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={ref}
        className={styles.board}
        aria-label={t('websites.board')}
        data-board
        data-carrying={carry?.by}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={onFocus}
        onBlur={onBlur}
        {...drag}
      >
        <div className={styles.heads}>
          {board.columns.map((status, column) => (
            <ColumnHead
              key={status}
              id={`${headId}${status}`}
              status={status}
              count={board.lanes.reduce((sum, { cells }) => sum + (cells[column]?.cards.length ?? 0), 0)}
              total={board.totals.get(status) ?? 0}
              limit={limits?.statuses[status] ?? null}
              isFolded={isFolded(status)}
              ruling={rulings.get(status) ?? null}
              isOver={pointed?.status === status}
              onFold={toggleFold}
            />
          ))}
        </div>
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
      {carry?.by === 'pointer' && <Ghost carry={carry} ref={ghost} />}
    </BoardContext>
  )
}

const columnOf = (lanes: readonly Lane[], card: Website) =>
  lanes.flatMap(({ cells }) => cells).find(({ cards }) => cards.includes(card))?.cards

/** Brings the column into view that the keyboard points to. */
function useFollowTarget(board: RefObject<HTMLElement | null>, status: Status | null): void {
  useEffect(() => {
    if (status) board.current?.querySelector(`[data-head="${status}"]`)?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' })
  }, [board, status])
}
