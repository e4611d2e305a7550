export type Moment = 'loaded' | 'first-commit'

const labelOf = (name: string, id: string) => `partner-islands:${name}:${id}:`

/** User Timing marks `partner-islands:<name>:<id>:found`; returns when that was. */
export const markFound = (name: string, id: string): number => performance.mark(`${labelOf(name, id)}found`).startTime

/** Marks a later moment, and measures from `found` to it. The page may have cleared the first mark, so its time is given. */
export function mark(name: string, id: string, moment: Moment, found: number): void {
  const label = labelOf(name, id)
  performance.mark(label + moment)
  performance.measure(`${label}found-to-${moment}`, { start: found, end: performance.now() })
}

/** The timeline of a page is never emptied by itself, and islands may come and go all day. */
export function clearMarks(name: string, id: string): void {
  const label = labelOf(name, id)
  for (const moment of ['found', 'loaded', 'first-commit']) {
    performance.clearMarks(label + moment)
    performance.clearMeasures(`${label}found-to-${moment}`)
  }
}
