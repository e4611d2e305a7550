import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { messagesWithin } from '../../db/queries/websites/messages'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { scopeOf } from '../../access/scope'

interface Read {
  tickets: readonly number[]
  /** Whether they were read, or are to look as if they were not. */
  read: boolean
}

/** Notes for this person alone which tickets were read; 404 when one is out of reach. */
export async function markRead({ db, clock }: Services, viewer: Viewer, { tickets, read }: Read): Promise<void> {
  const ids = [...new Set(tickets)]
  const { count } = await messagesWithin(db, scopeOf(viewer, 'handle_messages'))
    .where('messages.id', 'in', ids)
    .where('messages.category', '=', 'message_from')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count < ids.length) throw new HttpError(404, 'refusal.notFound')
  if (read) return addReads(db, viewer.user_id, ids, clock.now())
  await db.deleteFrom('message_reads').where('message_id', 'in', ids).where('user_id', '=', viewer.user_id).execute()
}

/** Whoever writes a message down, answers it or is done with it has read it. */
export async function addReads(db: Kysely<Database>, userId: number, ids: readonly number[], at: Date): Promise<void> {
  await db
    .insertInto('message_reads')
    .values(ids.map((id) => ({ message_id: id, user_id: userId, read_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
