import type { Status } from '../../../src/model'
import type { Lane } from './boardModel'

/** Where a card is on the board. */
export interface PlaceOnBoard {
  readonly lane: number
  readonly column: number
  readonly index: number
}

export function placeOf(lanes: readonly Lane[], id: number | null): PlaceOnBoard | null {
  for (const [lane, { cells }] of lanes.entries())
    for (const [column, { cards }] of cells.entries()) {
      const index = cards.findIndex((card) => card.id === id)
      if (index >= 0) return { lane, column, index }
    }
  return null
}

type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last'

/** The card that an arrow leads to; columns without cards are passed over. Null at the edge. */
export function neighbour(
  lanes: readonly Lane[],
  from: PlaceOnBoard,
  direction: Direction,
  isOpen: (status: Status) => boolean,
): number | null {
  const cells = lanes[from.lane]?.cells ?? []
  const cards = cells[from.column]?.cards ?? []
  switch (direction) {
    case 'first':
      return cards[0]?.id ?? null
    case 'last':
      return cards.at(-1)?.id ?? null
    case 'up':
      return cards[from.index - 1]?.id ?? acrossLanes(lanes, from, -1)
    case 'down':
      return cards[from.index + 1]?.id ?? acrossLanes(lanes, from, 1)
    default: {
      const step = direction === 'left' ? -1 : 1
      for (let column = from.column + step; column >= 0 && column < cells.length; column += step) {
        const cell = cells[column]
        if (cell && isOpen(cell.status) && cell.cards.length > 0) return cell.cards[Math.min(from.index, cell.cards.length - 1)]?.id ?? null
      }
      return null
    }
  }
}

function acrossLanes(lanes: readonly Lane[], { lane, column }: PlaceOnBoard, step: 1 | -1): number | null {
  for (let next = lane + step; next >= 0 && next < lanes.length; next += step) {
    const cards = lanes[next]?.cells[column]?.cards ?? []
    const card = step === 1 ? cards[0] : cards.at(-1)
    if (card) return card.id
  }
  return null
}
