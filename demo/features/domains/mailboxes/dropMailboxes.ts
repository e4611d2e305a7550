import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { notifyMailbox } from '../../../db/queries/mailboxes'

/** Deletes mailboxes with all that is in them: one, or all of a domain. Answers the content that is to be forgotten once that is committed. */
export async function dropMailboxes(db: Kysely<Database>, which: { domainId: number; id?: number }): Promise<string[]> {
  const all = db.selectFrom('mailboxes').select('id').where('domain_id', '=', which.domainId)
  const ids = (await (which.id === undefined ? all : all.where('id', '=', which.id)).execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('mailbox_messages').select('content_hash').distinct().where('mailbox_id', 'in', ids).execute()
  await db.deleteFrom('mailboxes').where('id', 'in', ids).execute()
  for (const id of ids) await notifyMailbox(db, 'end', id)
  return rows.map(({ content_hash }) => content_hash)
}
