import type { Kysely } from 'kysely'
import { isLive } from '../queries/base'
import type { Database } from '../schema'

/** Makes files part of a message. */
export async function attachFiles(db: Kysely<Database>, ids: readonly number[], messageId: number): Promise<void> {
  await db.updateTable('files').set({ message_id: messageId }).where('id', 'in', ids).execute()
}

interface Uploads {
  ids: readonly number[]
  websiteId: number
  /** Who has uploaded them. */
  userId: number
}

/** The same with uploads: only the person's own, of this website, and only once. Answers how many there were. */
export async function attachOwnUploads(db: Kysely<Database>, { ids, websiteId, userId }: Uploads, messageId: number): Promise<number> {
  const attached = await db
    .updateTable('files')
    .set({ message_id: messageId })
    .where('id', 'in', ids)
    .where('website_id', '=', websiteId)
    .where('created_by', '=', userId)
    .where('message_id', 'is', null)
    .where(isLive('files'))
    .returning('id')
    .execute()
  return attached.length
}

/** Files of a mail that no other message has taken since are free again. */
export const detachFiles = (db: Kysely<Database>, ids: readonly number[], messageId: number) =>
  db
    .updateTable('files')
    .set({ message_id: null })
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('message_id', '=', messageId), eb('message_id', 'is', null)]))
    .where(isLive('files'))
    .returning(['id', 'type', 'name', 'bytes', 'thumbnail_hash', 'scan_state'])
    .execute()

/** The files of an unassigned mail go with it into the log of a website. */
export async function attachMailFiles(db: Kysely<Database>, emailId: number, to: { websiteId: number; messageId: number }): Promise<void> {
  await db
    .updateTable('files')
    .set({ unassigned_email_id: null, website_id: to.websiteId, message_id: to.messageId })
    .where('unassigned_email_id', '=', emailId)
    .execute()
}

/** They go back to the mail, which is nobody's again. */
export async function returnMailFiles(db: Kysely<Database>, messageId: number, emailId: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ message_id: null, website_id: null, unassigned_email_id: emailId })
    .where('message_id', '=', messageId)
    .execute()
}
