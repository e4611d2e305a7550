import type { WebsiteEdit, WebsitePatch } from './WebsiteEdit'
import type { LockedWebsite } from '../../../db/queries/websites/lockWebsite'

type Pause = Pick<WebsitePatch, 'snoozed_until' | 'snooze_reason' | 'lost_at' | 'lost_reason'>

/** The columns that say whether a website is put off or given up. */
export const pausePatch = ({ lost_at }: LockedWebsite, { snoozed, lost }: Pick<WebsiteEdit, 'snoozed' | 'lost'>, now: Date): Pause => ({
  ...(snoozed === undefined ? {} : { snoozed_until: snoozed?.until ?? null, snooze_reason: snoozed?.reason ?? null }),
  ...(lost === undefined ? {} : { lost_at: lost && (lost_at ?? now), lost_reason: lost?.reason ?? null }),
})

/** A move of the status ends both: somebody works on it again. */
export const pauseOver = ({ snoozed_until, lost_at }: LockedWebsite): Pause => ({
  ...(snoozed_until === null ? {} : { snoozed_until: null, snooze_reason: null }),
  ...(lost_at === null ? {} : { lost_at: null, lost_reason: null }),
})
