import { type MouseEvent, type RefObject, useRef } from 'react'
import type { Website } from '../../../src/contract'
import type { SelectionState } from '../list/useSelection'
import type { Lane } from './boardModel'
import { isSameTarget } from './CarriedCards'
import { autoScroll, targetAt } from './dropTargets'
import type { BoardData } from './useBoard'
import type { Carrying } from './useCarrying'
import { useDrag } from './useDrag'
import { cardIdAt } from './useFocusStop'

interface Options {
  readonly frame: RefObject<HTMLElement | null>
  readonly board: BoardData
  readonly carrying: Carrying
  readonly selection: SelectionState
  readonly isRanked: boolean
  readonly onChoose: (id: number) => void
}

/** What the pointer does to cards: it drags them, chooses one, and with Ctrl or Shift selects. */
export function useBoardPointer({ frame, board, carrying, selection, isRanked, onChoose }: Options) {
  const ghost = useRef<HTMLDivElement>(null)
  const cardOf = (id: number) => board.websites.find((website) => website.id === id)
  const drag = useDrag({
    board: frame,
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
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null
    const card = cardOf(cardIdAt(target))
    if (!card || target?.closest('button, dialog, [popover]')) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      if (target?.closest('a')) return
      selection.toggle(card, event.shiftKey ? columnOf(board.lanes, card) : undefined)
    }
    onChoose(card.id)
  }
  return { ghost, handlers: { onClick, ...drag } }
}

const columnOf = (lanes: readonly Lane[], card: Website) =>
  lanes.flatMap(({ cells }) => cells).find(({ cards }) => cards.includes(card))?.cards
