import { type RefObject, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useDrag } from '../../../src/ui'
import type { SelectionState } from '../selection/useSelection'
import { grabbedCard } from '../drag/cardIdAt'
import { useCardClick } from '../drag/useCardClick'
import type { Lane } from './boardModel'
import { isSameTarget } from './DropTarget'
import { autoScroll, targetAt } from './dropTargets'
import type { BoardData } from './useBoard'
import type { CardDrag } from './useCardDrag'

interface Options {
  readonly frame: RefObject<HTMLElement | null>
  readonly board: BoardData
  readonly drag: CardDrag
  readonly selection: SelectionState
  readonly isRanked: boolean
  readonly onChoose: (id: number) => void
}

/** What the pointer does to cards: it drags them, opens one, and with Ctrl or Shift selects. */
export function useBoardPointer({ frame, board, drag, selection, isRanked, onChoose }: Options) {
  const ghost = useRef<HTMLDivElement>(null)
  const cardOf = (id: number) => board.websites.find((website) => website.id === id)
  const pointer = useDrag({
    frame,
    ghost,
    grab: grabbedCard,
    targetAt: (element, point) => targetAt(element, point, isRanked),
    isSame: isSameTarget,
    scroll: autoScroll,
    onStart(id) {
      const card = cardOf(id)
      if (card) drag.lift('pointer', card, selection.ids.has(id) ? selection.websites : [card], null)
      return card !== undefined
    },
    onOver: drag.over,
    onDrop: drag.drop,
    onCancel: drag.cancel,
  })
  const click = useCardClick({
    onSelect(id, hasShift) {
      const card = cardOf(id)
      if (!card) return
      selection.toggle(card, hasShift ? columnOf(board.lanes, card) : undefined)
      onChoose(id)
    },
  })
  return { ghost, handlers: { ...click, ...pointer } }
}

const columnOf = (lanes: readonly Lane[], card: Website) =>
  lanes.flatMap(({ cells }) => cells).find(({ cards }) => cards.includes(card))?.cards
