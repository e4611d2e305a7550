import { isSameValue, plainValue } from '../call/plainValue'

interface Values {
  /** What we started from. */
  readonly base: unknown
  readonly mine: unknown
  /** What the server has now. */
  readonly theirs: unknown
  /** What is there now is our own work too, from another tab. */
  readonly isOwn?: boolean
}

export type Resolution = 'repeat' | 'done' | 'ask'

/** What to do when a website has changed meanwhile: another field, the same field to the same value, or really the same field. */
export function resolveConflict({ base, mine, theirs, isOwn = false }: Values): Resolution {
  const found = plainValue(theirs)
  if (isSameValue(found, plainValue(mine))) return 'done'
  return isOwn || isSameValue(found, plainValue(base)) ? 'repeat' : 'ask'
}
