import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { emitWebhook } from './emitWebhook'

interface Entry {
  id: number
  partnerId: number
  websiteId: number
  /** Null when it was the customer. */
  actorId: number | null
  category: string
  subject: string
}

/** An entry of the log that somebody wrote, whichever way it came. */
export const tellLogEntry = (db: Kysely<Database>, at: Date, { id, category, subject, ...news }: Entry): Promise<void> =>
  emitWebhook(db, { now: () => at }, { ...news, event: 'log_created', data: { id, category, subject } })
