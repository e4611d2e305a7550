import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { presentFile } from '../files/present'
import { cancelMail } from '../../outbox/mail/cancelMail'
import { commit } from '../../outbox/commit/commit'
import { removeMessage } from '../../db/writers/removeMessage'
import { detachFiles } from '../../db/writers/attachFiles'

/** Takes a mail back that has not left: its message goes, and what was typed comes back with its files. */
export function takeBack(services: Services, viewer: Viewer, websiteId: number, messageId: number) {
  return commit(services, viewer, async (db) => {
    const mail = await db
      .selectFrom('outgoing_mails')
      .innerJoin('messages', 'messages.id', 'outgoing_mails.message_id')
      .select(['outgoing_mails.id', 'draft', 'file_ids', 'state', 'messages.deleted_at'])
      .where('message_id', '=', messageId)
      .where('outgoing_mails.website_id', '=', websiteId)
      .where('outgoing_mails.created_by', '=', viewer.user_id)
      .executeTakeFirst()
    if (!mail?.draft) throw new HttpError(404, 'refusal.notFound')
    // Asked for twice, as after an answer that was lost, it comes back twice.
    const isBack = mail.state === 'cancelled' && mail.deleted_at !== null
    if (!isBack) {
      if (!(await cancelMail(db, services, mail.id))) throw new HttpError(409, 'refusal.mailGone')
      await removeMessage(db, messageId, services.clock.now())
      await takeBackReminders(services, viewer, db, messageId)
    }
    const files = await freeFiles(db, messageId, mail.file_ids)
    const back = { draft: { ...mail.draft, attachments: files.map(({ id }) => id) }, attachments: files.map(presentFile) }
    return { changed: back, publish: [{ kind: 'message', websiteId }] }
  })
}

/** Those of the mail that no other message has taken since. */
function freeFiles(db: Kysely<Database>, messageId: number, fileIds: number[]) {
  if (fileIds.length === 0) return []
  return detachFiles(db, fileIds, messageId)
}

/** A mail that was never sent is not repeated. */
async function takeBackReminders(services: Services, viewer: Viewer, db: Kysely<Database>, messageId: number): Promise<void> {
  const reminders = await db
    .selectFrom('outgoing_mails')
    .innerJoin('messages', 'messages.id', 'outgoing_mails.message_id')
    .where('messages.reply_to_id', '=', messageId)
    .where('outgoing_mails.created_by', '=', viewer.user_id)
    .where('outgoing_mails.cancel_if_answered', '=', true)
    .select(['outgoing_mails.id', 'outgoing_mails.message_id'])
    .execute()
  for (const { id, message_id } of reminders)
    if (message_id !== null && (await cancelMail(db, services, id))) await removeMessage(db, message_id, services.clock.now())
}
