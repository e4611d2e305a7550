import type { ChangeStep, WebsiteChange } from '../../../api/websiteChange'
import type { RefusedRow } from './Explanation'

/** What was asked for, where it was the same for all. */
export function commonChange(rows: readonly RefusedRow[]): WebsiteChange | undefined {
  const [first, ...others] = rows
  return others.every(({ change }) => change === first?.change) ? first?.change : undefined
}

/** What was asked for again, each website with its own. */
export function stepsOf(rows: readonly RefusedRow[]): ChangeStep[] {
  const changes = new Set(rows.map(({ change }) => change))
  return [...changes].map((change) => ({ change, websites: rows.flatMap((row) => (row.change === change ? [row.website] : [])) }))
}
