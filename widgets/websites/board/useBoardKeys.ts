import type { KeyboardEvent } from 'react'
import type { Website } from '../../../src/contract'
import type { Status } from '../../../src/model'
import { latinKey, useMutes } from '../../../src/store'
import { useItemKeys } from '../keys/useItemKeys'
import type { SelectionState } from '../selection/useSelection'
import type { DropTarget } from './DropTarget'
import { neighbour, placeOf } from './places'
import type { BoardData } from './useBoard'
import type { CardDrag } from './useCardDrag'

interface Options {
  readonly board: BoardData
  readonly drag: CardDrag
  readonly selection: SelectionState
  readonly isRanked: boolean
  readonly isOpen: (status: Status) => boolean
  readonly onActive: (id: number) => void
  readonly onPeek: (id: number) => void
}

const ARROWS = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
  k: 'up',
  j: 'down',
  h: 'left',
  l: 'right',
} as const
const isArrow = (key: string): key is keyof typeof ARROWS => key in ARROWS

/** The keys of the card that has the focus: arrows go, Shift and Space lift, letters act. */
export function useBoardKeys(options: Options): (event: KeyboardEvent<HTMLElement>) => void {
  const { board, drag, selection, isRanked, isOpen, onActive, onPeek } = options
  const onItemKey = useItemKeys({ selection, onPeek })
  const mutes = useMutes()

  return (event) => {
    const element = event.target instanceof HTMLElement ? event.target : null
    if (!element || event.nativeEvent.isComposing || event.altKey) return
    const id = Number(element.dataset['card'])
    // Keys on the buttons of a card are theirs; Escape goes back to the card.
    if (!id) {
      if (event.key === 'Escape') element.closest<HTMLElement>('[data-card]')?.focus()
      return
    }
    const card = board.websites.find((website) => website.id === id)
    if (!card || event.defaultPrevented || mutes(event)) return
    const key = latinKey(event)
    const isHandled =
      drag.held?.by === 'keyboard'
        ? drag.onKey(key, (over) => (isArrow(key) ? targetTowards(over, ARROWS[key]) : null))
        : onCardKey(event, card, element)
    if (isHandled) event.preventDefault()
  }

  function onCardKey(event: KeyboardEvent, card: Website, element: HTMLElement): boolean {
    const { ctrlKey, metaKey, shiftKey } = event
    const key = latinKey(event)
    const targets = selection.ids.has(card.id) ? selection.websites : [card]
    if (ctrlKey || metaKey) {
      if (key !== 'a') return false
      selection.select(board.websites)
      return true
    }
    if (isArrow(key)) return goTo(card, ARROWS[key])
    if (key === ' ' && shiftKey) {
      lift(card, targets)
      return true
    }
    return onItemKey(event, { website: card, element, order: columnOf(card) })
  }

  function goTo(card: Website, direction: (typeof ARROWS)[keyof typeof ARROWS]): boolean {
    const place = placeOf(board.lanes, card.id)
    const next = place && neighbour(board.lanes, place, direction, isOpen)
    if (next) onActive(next)
    return true
  }

  function columnOf(card: Website): readonly Website[] {
    const place = placeOf(board.lanes, card.id)
    return (place && board.lanes[place.lane]?.cells[place.column]?.cards) ?? []
  }

  function lift(card: Website, targets: readonly Website[]): void {
    const place = placeOf(board.lanes, card.id)
    const lane = place && board.lanes[place.lane]
    if (lane) drag.lift('keyboard', card, targets, { lane: lane.key, status: card.status, index: isRanked ? place.index : null })
  }

  function targetTowards(over: DropTarget, direction: (typeof ARROWS)[keyof typeof ARROWS]): DropTarget {
    const column = board.columns.indexOf(over.status)
    if (direction === 'left' || direction === 'right') {
      const status = board.columns[column + (direction === 'left' ? -1 : 1)] ?? over.status
      return { ...over, status, index: isRanked ? 0 : null }
    }
    const lane = board.lanes.findIndex(({ key }) => key === over.lane)
    const count = board.lanes[lane]?.cells[column]?.cards.length ?? 0
    if (over.index === null) return over
    const index = direction === 'up' ? over.index - 1 : direction === 'down' ? over.index + 1 : direction === 'first' ? 0 : count
    return { ...over, index: Math.max(0, Math.min(index, count)) }
  }
}
