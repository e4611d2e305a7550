import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { messagesWithin, withMessageColumns } from '../../db/queries/websites/messages'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { peopleOf, scopeOf } from '../../access/scope'
import type { Translate } from '../../kernel/text/translate'
import { presentMessage } from './present'
import { live } from '../../db/queries/base'

/** A message as the contract shows it, read anew. The website was checked before. */
export async function findMessage(services: Services, viewer: Viewer, id: number, t: Translate) {
  const scope = { ...scopeOf(viewer), scope: 'all' as const }
  const row = await withMessageColumns(messagesWithin(services.db, scope), viewer.user_id).where('messages.id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return presentMessage(row, await peopleOf(services, viewer), t)
}

/** The message of this very website as it is stored. */
export const findMessageRow = (db: Kysely<Database>, websiteId: number, id: number) =>
  messageQuery(db, websiteId, id).executeTakeFirstOrThrow(() => new HttpError(404, 'refusal.notFound'))

/** The same, held until the transaction ends. */
export const lockMessage = (db: Kysely<Database>, websiteId: number, id: number) =>
  messageQuery(db, websiteId, id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new HttpError(404, 'refusal.notFound'))

const messageQuery = (db: Kysely<Database>, websiteId: number, id: number) =>
  live(db, 'messages').selectAll().where('id', '=', id).where('website_id', '=', websiteId)
