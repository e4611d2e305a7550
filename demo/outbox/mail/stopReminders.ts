import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { News } from '../../kernel/News'
import { cancelWaiting } from './cancelWaiting'

/** The customer has done something: mails that were to be sent only in silence stay here. */
export const stopReminders = (db: Kysely<Database>, websiteId: number, now: Date): Promise<News> =>
  cancelWaiting(db, now, (mail) => mail.and({ website_id: websiteId, cancel_if_answered: true }))
