import type { Kysely } from 'kysely'
import { MINUTE_MS, may, OWN_ENTRY_DELETE_MS, UNDO_SERVER_TTL_MS } from '../../../src/model'
import type { Database } from '../../db'
import { isLive } from '../../db/queries/base'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { countedTodos } from '../todos/newsOfTodos'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'
import { lockMessage } from './findMessage'

interface Entry {
  category: string
  from_user_id: number | null
  created_at: Date
}

/** Takes a note back that was written by mistake: one's own for some minutes, those of others by who may. What was sent or came in stays. */
export function deleteMessage(services: Services, viewer: Viewer, websiteId: number, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const entry = await lockMessage(db, websiteId, id)
    checkAuthor(viewer, entry)
    const now = services.clock.now()
    const isLate = now.getTime() - entry.created_at.getTime() > OWN_ENTRY_DELETE_MS
    if (isLate && !deletesOthers(viewer))
      throw new HttpError(403, 'refusal.deleteLate', { values: { minutes: OWN_ENTRY_DELETE_MS / MINUTE_MS } })
    await db.updateTable('messages').set({ deleted_at: now }).where('id', '=', id).execute()
    await writtenWith(db, id, entry).where('done', '=', false).where(isLive('todos')).set({ deleted_at: now }).execute()
    return newsOf(websiteId)
  })
}

/** The way back, for a day. */
export function restoreMessage(services: Services, viewer: Viewer, websiteId: number, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const entry = await db
      .selectFrom('messages')
      .select(['category', 'from_user_id', 'created_at', 'deleted_at'])
      .where('id', '=', id)
      .where('website_id', '=', websiteId)
      .where('deleted_at', '>', new Date(services.clock.now().getTime() - UNDO_SERVER_TTL_MS))
      .forUpdate()
      .executeTakeFirst()
    if (!entry) throw new HttpError(404, 'refusal.notFound')
    checkAuthor(viewer, entry)
    await db.updateTable('messages').set({ deleted_at: null }).where('id', '=', id).execute()
    await writtenWith(db, id, entry).where('deleted_at', '=', entry.deleted_at).set({ deleted_at: null }).execute()
    return newsOf(websiteId)
  })
}

const newsOf = (websiteId: number): News => ({ publish: [{ kind: 'message', websiteId }, ...countedTodos(websiteId)] })

/** The to-do that was written in one go with the entry, and goes and comes back with it. */
const writtenWith = (db: Kysely<Database>, messageId: number, { created_at }: Entry) =>
  db.updateTable('todos').where('message_id', '=', messageId).where('created_at', '=', created_at)

const deletesOthers = ({ roles }: Viewer): boolean => may('delete_entries_of_others', roles) === 'all'

function checkAuthor(viewer: Viewer, { category, from_user_id }: Entry): void {
  if (category !== 'intern' && category !== 'call') throw new HttpError(422, 'refusal.readOnly')
  if (from_user_id !== viewer.user_id && !deletesOthers(viewer)) throw new HttpError(403, 'refusal.author')
}
