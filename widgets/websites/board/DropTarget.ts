import type { Status } from '../../../src/model'

/** Where dragged cards would land. */
export interface DropTarget {
  readonly lane: string
  readonly status: Status
  /** Before the card with this index; null where the order is not by hand. */
  readonly index: number | null
}

export const isSameTarget = (a: DropTarget | null, b: DropTarget | null): boolean =>
  a?.lane === b?.lane && a?.status === b?.status && a?.index === b?.index
