import type { ChangedWebsite, Website } from '../../contract'
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

interface SeenField {
  readonly field: keyof Website
  readonly seen: ChangedWebsite
  /** How the website shall look. */
  readonly aim: ChangedWebsite
  readonly now: Website
  /** Who changes it. */
  readonly me: number | undefined
}

/** The same for one field of a website. Of moves alone the server says whose they were. */
export function resolveField({ field, seen, aim, now, me }: SeenField): Resolution {
  const isOwn = field === 'status' && me !== undefined && now.status_by?.id === me
  return resolveConflict({ base: seen[field], mine: aim[field], theirs: now[field], isOwn })
}
