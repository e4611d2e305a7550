import type { WebsiteChange } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import type { Conflict } from '../conflict/Conflict'
import type { ErrorObject, FieldError } from '../../../http'

/** What could not be done. */
export interface Refused {
  readonly rows: readonly RefusedRow[]
  /** How many websites were changed all the same. */
  readonly done: number
}

export interface RefusedRow {
  readonly website: Website
  readonly change: WebsiteChange
  /** The server's reason; null where our own rules know it. */
  readonly error: ErrorObject | null
  /** Somebody else has moved it meanwhile: the website is as it is since. */
  readonly isMoved?: boolean
  /** What somebody else has made of another field meanwhile. */
  readonly theirs?: Pick<Conflict, 'field' | 'theirs'> | undefined
}

/** The same with what is told of it. */
export interface Explanation extends Refused {
  readonly rows: readonly ExplainedRow[]
}

export interface ExplainedRow extends RefusedRow {
  /** What the server has said beyond what our own rules find. */
  readonly told: readonly FieldError[]
}
