/** A place in the window, CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** CSS pixels from an edge where scrolling begins, and the most it scrolls in a frame. */
export const EDGE_PX = 64
const MAX_STEP_PX = 18

/** Whether a point is on an element. */
export function holds(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}

/** How far to scroll in this frame: more, the nearer to the edge. */
export function pull(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PX, (end - start) / 4)
  if (at < start + edge) return -Math.min(MAX_STEP_PX, ((start + edge - at) / edge) * MAX_STEP_PX)
  if (at > end - edge) return Math.min(MAX_STEP_PX, ((at - end + edge) / edge) * MAX_STEP_PX)
  return 0
}
