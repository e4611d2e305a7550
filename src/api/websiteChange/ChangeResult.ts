import type { ChangedWebsite, Website } from '../../contract'
import { type ErrorObject, toErrorObject } from '../../http'

/** How a change ended, website by website. */
export interface ChangeResult {
  readonly done: readonly ChangedWebsite[]
  /** Somebody else has made the same change meanwhile; the websites as they are now. */
  readonly same: readonly Website[]
  readonly refused: readonly RefusedChange[]
  readonly conflicts: readonly ChangeConflict[]
  /** By what the server takes it back, where it can. */
  readonly made: readonly MadeChange[]
}

export const NO_RESULT: ChangeResult = { done: [], same: [], refused: [], conflicts: [], made: [] }

export interface MadeChange {
  readonly website: number
  readonly change: number
}

export interface RefusedChange {
  readonly id: number
  readonly error: ErrorObject
}

/** What fails as a whole, fails for each of its websites. */
export function refusedAll(ids: readonly number[], thrown: unknown): ChangeResult {
  const error = toErrorObject(thrown)
  return { ...NO_RESULT, refused: ids.map((id) => ({ id, error })) }
}

/** Somebody else has given the same field another value meanwhile. */
export interface ChangeConflict {
  readonly field: keyof Website
  /** As it is now. */
  readonly website: Website
}
