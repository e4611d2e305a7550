import { type Kysely, type OnConflictBuilder, sql } from 'kysely'
import type { Database } from '../schema'

export interface Count {
  count: number
  resetsAt: Date
}

/** The count starts anew when its window has passed. */
export const countOn = (now: Date, resetsAt: Date) => (conflict: OnConflictBuilder<Database, 'rate_limits'>) =>
  conflict.column('key').doUpdateSet({
    count: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end`,
    resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then ${resetsAt} else rate_limits.resets_at end`,
  })

/** Counts one attempt under the key. */
export async function countAttempt(db: Kysely<Database>, key: string, now: Date, windowMs: number): Promise<Count> {
  const resetsAt = new Date(now.getTime() + windowMs)
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict(countOn(now, resetsAt))
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, resetsAt: row.resets_at }
}

/** Keys are chosen by whoever asks: those whose window has passed are not kept. */
export async function forgetPastAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute()
}

export async function forgetAttempts(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}
