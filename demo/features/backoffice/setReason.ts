import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'

const REASON_MAX_LENGTH = 200

/** Says what a work session of one's own was for; answers the website it was about. */
export async function setReason({ db }: Services, viewer: Viewer, sessionId: number, reason: string): Promise<number> {
  const row = await db
    .updateTable('work_sessions')
    .set({ reason: reason.slice(0, REASON_MAX_LENGTH) })
    .where('id', '=', sessionId)
    .where('user_id', '=', viewer.user_id)
    .where('partner_id', '=', viewer.partner_id)
    .returning('website_id')
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row.website_id
}
