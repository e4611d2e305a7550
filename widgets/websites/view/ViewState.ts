import type { ViewMode } from '../../../src/model'
import type { FilterSet } from '../query/Filter'

export const LANES = ['none', 'assignee', 'tag', 'due'] as const
export type Lanes = (typeof LANES)[number]

/** Instead of a number of rows on a page: all of them. */
export const ALL_ROWS = 0

/** Everything an address says about how a view looks. */
export interface ViewState {
  readonly filters: FilterSet
  /** `field`, or `-field` for falling order. */
  readonly sort: string
  /** From 1 on. */
  readonly page: number
  /** Rows on a page; `ALL_ROWS` for one long list. */
  readonly limit: number
  readonly mode: ViewMode
  readonly lanes: Lanes
  /** Of the calendar, `YYYY-MM`; null for the one it is. */
  readonly month: string | null
  /** The website that was selected last: where a selection goes on from, and where to look. */
  readonly at: number | null
  /** The website that is open beside the view. */
  readonly open: number | null
}
