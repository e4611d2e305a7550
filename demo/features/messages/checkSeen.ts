import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { HttpError } from '../../kernel/HttpError'
import { live } from '../../db/queries/base'

/** Holds what is sent to the customer when the customer has written since the newest message that its writer has seen (TK-07). */
export async function checkSeen(db: Kysely<Database>, websiteId: number, seen: number | undefined): Promise<void> {
  if (seen === undefined) return
  const newer = await live(db, 'messages')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('category', '=', 'message_from')
    .where('id', '>', seen)
    .executeTakeFirst()
  if (newer) throw new HttpError(409, 'refusal.newMessage')
}

/** The newest message there is; 0 while there is none. */
export async function newestMessage(db: Kysely<Database>, websiteId: number): Promise<number> {
  const { newest } = await db
    .selectFrom('messages')
    .where('website_id', '=', websiteId)
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
