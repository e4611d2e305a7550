/** Where the items of a list begin, in CSS pixels from where the list does. Behind the last one there could be more of the usual height. */
export interface Offsets {
  readonly count: number
  /** That of the count is where the list ends. */
  startOf(index: number): number
  /** The item at a place. */
  indexAt(px: number): number
}
