import type { Kysely } from 'kysely'
import type { Database } from '../../../db'

interface Star {
  websiteId: number
  userId: number
  wanted: boolean
  at: Date
}

/** Gives a website the person's star or takes it away. Nobody else sees it, and it brings no news. */
export async function starWebsite(db: Kysely<Database>, { websiteId, userId, wanted, at }: Star): Promise<void> {
  if (!wanted) await db.deleteFrom('stars').where('website_id', '=', websiteId).where('user_id', '=', userId).execute()
  else
    await db
      .insertInto('stars')
      .values({ website_id: websiteId, user_id: userId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
