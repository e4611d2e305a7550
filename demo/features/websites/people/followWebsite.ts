import type { Kysely } from 'kysely'
import type { Database } from '../../../db'

interface Follow {
  websiteId: number
  userId: number
  /** Without one it becomes the opposite of what it was. */
  wanted?: boolean | undefined
  at: Date
}

/** Follows a website or stops following it, and answers what is so now. */
export function followWebsite(db: Kysely<Database>, { websiteId, userId, wanted, at }: Follow): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mine = transaction.deleteFrom('follows').where('website_id', '=', websiteId).where('user_id', '=', userId)
    const removed = await mine.returning('user_id').executeTakeFirst()
    const following = wanted ?? !removed
    if (!following) return false
    await transaction
      .insertInto('follows')
      .values({ website_id: websiteId, user_id: userId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}
