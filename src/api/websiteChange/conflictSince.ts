import type { ChangedWebsite, Website } from '../../contract'
import { keysOf } from '../../model'
import type { ChangeConflict } from './ChangeResult'
import { fieldsOf, shownAfter } from './ofChange'
import { resolveField } from './resolveConflict'
import type { WebsiteChange } from './WebsiteChange'

interface Since {
  /** What a list has shown of the website; it may know little of it. */
  readonly seen: ChangedWebsite
  readonly now: Website
  /** Who changes it. */
  readonly me: number | undefined
}

/** What somebody else has made of a field since it was seen, where a change would make something else of it; null for nothing. */
export function conflictSince({ seen, now, me }: Since, change: WebsiteChange): ChangeConflict | null {
  const aim = shownAfter(now, change, new Date())
  for (const field of keysOf(fieldsOf(now, change))) {
    if (seen[field] !== undefined && resolveField({ field, seen, aim, now, me }) === 'ask') return { field, website: now }
  }
  return null
}
