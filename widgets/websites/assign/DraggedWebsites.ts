import type { Website } from '../../../src/contract'

/** Websites that are dragged to somebody. */
export interface DraggedWebsites {
  /** The one that was taken. */
  readonly card: Website
  readonly websites: readonly Website[]
  /** Id of the colleague under the pointer. */
  readonly over: string | null
}
