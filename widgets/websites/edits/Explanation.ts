import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { Website } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'

/** What could not be done, and why as far as the server has said so. */
export interface Explanation {
  readonly wish: WebsiteWish
  readonly rows: readonly ExplainedRow[]
  /** How many websites were changed all the same. */
  readonly done: number
}

export interface ExplainedRow {
  readonly website: Website
  /** The server's reason; null where our own rules know it. */
  readonly error: ErrorObject | null
  /** Somebody else has moved it meanwhile: the website is as it is since. */
  readonly isMoved?: boolean
}
