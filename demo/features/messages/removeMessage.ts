import { MINUTE_MS, may, OWN_MESSAGE_DELETE_MS, UNDO_SERVER_TTL_MS } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { countedTodos } from '../todos/newsOfTodos'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'
import { lockMessage } from './findMessage'
import { removeMessage } from '../../db/writers/removeMessage'
import { removeWithMessage, restoreWithMessage } from '../../db/writers/removeTodo'

interface Written {
  category: string
  from_user_id: number | null
  created_at: Date
}

/** Takes a note back that was written by mistake: one's own for some minutes, those of others by who may. What was sent or came in stays. */
export function deleteMessage(services: Services, viewer: Viewer, websiteId: number, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const row = await lockMessage(db, websiteId, id)
    checkAuthor(viewer, row)
    const now = services.clock.now()
    const isLate = now.getTime() - row.created_at.getTime() > OWN_MESSAGE_DELETE_MS
    if (isLate && !deletesOthers(viewer))
      throw new HttpError(403, 'refusal.deleteLate', { values: { minutes: OWN_MESSAGE_DELETE_MS / MINUTE_MS } })
    await removeMessage(db, id, now)
    await removeWithMessage(db, { id, created_at: row.created_at }, now)
    return newsOf(websiteId)
  })
}

/** The way back, for a day. */
export function restoreMessage(services: Services, viewer: Viewer, websiteId: number, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const row = await db
      .selectFrom('messages')
      .select(['category', 'from_user_id', 'created_at', 'deleted_at'])
      .where('id', '=', id)
      .where('website_id', '=', websiteId)
      .where('deleted_at', '>', new Date(services.clock.now().getTime() - UNDO_SERVER_TTL_MS))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new HttpError(404, 'refusal.notFound')
    checkAuthor(viewer, row)
    await removeMessage(db, id, null)
    await restoreWithMessage(db, { id, created_at: row.created_at }, row.deleted_at)
    return newsOf(websiteId)
  })
}

const newsOf = (websiteId: number): News => ({ publish: [{ kind: 'message', websiteId }, ...countedTodos(websiteId)] })

const deletesOthers = ({ roles }: Viewer): boolean => may('delete_entries_of_others', roles) === 'all'

function checkAuthor(viewer: Viewer, { category, from_user_id }: Written): void {
  if (category !== 'intern' && category !== 'call') throw new HttpError(422, 'refusal.readOnly')
  if (from_user_id !== viewer.user_id && !deletesOthers(viewer)) throw new HttpError(403, 'refusal.author')
}
