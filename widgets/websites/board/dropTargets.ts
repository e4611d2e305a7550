import { isStatus } from '../../../src/model'
import type { DropTarget } from './CarriedCards'

interface Point {
  readonly x: number
  readonly y: number
}

/** CSS pixels from an edge where scrolling begins, and the most it scrolls in a frame. */
const EDGE_PX = 64
const MAX_STEP_PX = 18

/** The cell under a point, and the place among its cards. Beside the cells nothing is hit. */
export function targetAt(board: HTMLElement, { x, y }: Point, isRanked: boolean): DropTarget | null {
  const cell = [...board.querySelectorAll<HTMLElement>('[data-cell]')].find((element) => holds(element.getBoundingClientRect(), x, y))
  const status = cell?.dataset['cell']
  if (!cell || !status || !isStatus(status)) return null
  return { lane: cell.dataset['lane'] ?? '', status, index: isRanked ? indexAt(cell, y) : null }
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean => x >= left && x < right && y >= top && y < bottom

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

/** How far to scroll in this frame: more, the nearer to the edge. */
export function pull(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PX, (end - start) / 4)
  if (at < start + edge) return -Math.min(MAX_STEP_PX, ((start + edge - at) / edge) * MAX_STEP_PX)
  if (at > end - edge) return Math.min(MAX_STEP_PX, ((at - end + edge) / edge) * MAX_STEP_PX)
  return 0
}
