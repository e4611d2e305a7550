import type { WebsiteDetails } from '../../../src/contract'
import type { Status } from '../../../src/model'

export interface StatusTime {
  /** When the website got there for the last time. */
  readonly since: string
  /** How long it has been there, all times together. */
  readonly ms: number
}

type Way = Pick<WebsiteDetails, 'status' | 'status_date' | 'status_history'>

/** How long the website was in which status. A move that the server has not answered yet counts already. */
export function statusTimesOf({ status, status_date, status_history: known }: Way, now: number): ReadonlyMap<Status, StatusTime> {
  const isMissing = known.at(-1)?.status !== status && status_date !== null
  const way = isMissing ? [...known, { status, since: status_date }] : known
  const times = new Map<Status, StatusTime>()
  way.forEach((entered, nth) => {
    const end = Date.parse(way[nth + 1]?.since ?? '') || now
    const before = times.get(entered.status)?.ms ?? 0
    times.set(entered.status, { since: entered.since, ms: before + Math.max(0, end - Date.parse(entered.since)) })
  })
  return times
}
