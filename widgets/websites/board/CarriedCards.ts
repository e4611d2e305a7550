import type { Website } from '../../../src/contract'
import type { Status } from '../../../src/model'

/** Where carried cards would land. */
export interface DropTarget {
  readonly lane: string
  readonly status: Status
  /** Before the card with this index; null where the order is not by hand. */
  readonly index: number | null
}

/** Cards that are held, by pointer or by keyboard. */
export interface CarriedCards {
  readonly by: 'pointer' | 'keyboard'
  /** The one that was taken. */
  readonly card: Website
  readonly websites: readonly Website[]
  readonly over: DropTarget | null
}

export const isSameTarget = (a: DropTarget | null, b: DropTarget | null): boolean =>
  a?.lane === b?.lane && a?.status === b?.status && a?.index === b?.index
