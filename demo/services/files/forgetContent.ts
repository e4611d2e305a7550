import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import type { FileStore } from './fileStore'

/**
 * Deletes content of the file store that nothing names any more: equal content of somebody else is the same file there.
 * Tables that get a column with such a hash have to be asked here, too.
 */
export async function forgetContent(
  { db, files }: { db: Kysely<Database>; files: FileStore },
  hashes: readonly (string | null)[],
): Promise<void> {
  for (const hash of new Set(hashes)) {
    if (hash === null) continue
    const { rows } = await sql<{ named: boolean }>`
      select exists (select from files where content_hash = ${hash} or thumbnail_hash = ${hash})
        or exists (select from messages where source_hash = ${hash})
        or exists (select from unassigned_emails where source_hash = ${hash})
        or exists (select from outside_pictures where content_hash = ${hash})
        or exists (select from delivered_mails where content_hash = ${hash})
        or exists (select from mailbox_messages where content_hash = ${hash})
        or exists (select from brand_images where content_hash = ${hash}) as named`.execute(db)
    if (!rows[0]?.named) await files.remove(hash)
  }
}
