import { isStatus } from '../../../src/model'
import { EDGE_PX, holds, type Point, pull } from '../../../src/ui'
import type { DropTarget } from './DropTarget'

/** The cell under a point, and the place among its cards. Beside the cells nothing is hit. */
export function targetAt(board: HTMLElement, point: Point, isRanked: boolean): DropTarget | null {
  const cell = [...board.querySelectorAll<HTMLElement>('[data-cell]')].find((element) => holds(element, point))
  const status = cell?.dataset['cell']
  if (!cell || !status || !isStatus(status)) return null
  return { lane: cell.dataset['lane'] ?? '', status, index: isRanked ? indexAt(cell, point.y) : null }
}

function indexAt(cell: HTMLElement, y: number): number {
  const cards = [...cell.querySelectorAll<HTMLElement>('[data-card]')]
  const below = cards.find((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
  if (below) return Number(below.dataset['index'])
  const last = cards.at(-1)
  return last ? Number(last.dataset['index']) + 1 : 0
}

/** Scrolls what the point is near the edge of: the board sideways, the column under it up and down. */
export function autoScroll(board: HTMLElement, { x, y }: Point): void {
  const frame = board.getBoundingClientRect()
  board.scrollLeft += pull(x, frame.left, frame.right)
  const column = [...board.querySelectorAll<HTMLElement>('[data-scroller]')].find((element) => {
    const { left, right } = element.getBoundingClientRect()
    return x >= left && x < right
  })
  if (!column) return
  const { top, bottom } = column.getBoundingClientRect()
  if (y > top - EDGE_PX && y < bottom + EDGE_PX) column.scrollTop += pull(y, top, bottom)
}
