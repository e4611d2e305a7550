import type { Website, WebsiteChange } from '../contract'
import type { ErrorObject } from '../http'

export interface WishOptions {
  /** Why an admin wants it against the rules. */
  readonly override?: string | undefined
}

/** How a wish ended, website by website. */
export interface WishResult {
  readonly done: readonly WebsiteChange[]
  readonly refused: readonly WishRefusal[]
  /** Somebody else changed the same in the meantime; the websites as they are now. */
  readonly conflicts: readonly Website[]
  /** By what the server takes it back, where it can. */
  readonly made: readonly MadeChange[]
}

export interface MadeChange {
  readonly website: number
  readonly change: number
}

export interface WishRefusal {
  readonly id: number
  readonly error: ErrorObject
}
