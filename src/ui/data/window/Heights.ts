export type ItemKey = string | number

/** What is known of the heights of items, in CSS pixels: lists of the same items share it. */
export interface Heights {
  /** What an item is taken for until it is measured. */
  usualPx: number
  readonly byKey: Map<ItemKey, number>
}

export const createHeights = (usualPx: number): Heights => ({ usualPx, byKey: new Map() })
