import type { FieldValue } from './Change'

interface Values {
  /** What we started from. */
  readonly base: FieldValue
  readonly mine: FieldValue
  /** What the server has now. */
  readonly theirs: FieldValue
}

/** What to do when the website has changed meanwhile: another field, the same field to the same value, or really the same field. */
export function resolveConflict({ base, mine, theirs }: Values): 'repeat' | 'done' | 'ask' {
  if (theirs === mine) return 'done'
  return theirs === base ? 'repeat' : 'ask'
}
