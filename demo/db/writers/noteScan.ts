import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { FilesTable } from '../tables/files'

type Scan = Pick<Updateable<FilesTable>, 'scan_state' | 'scanned_at' | 'virus' | 'thumbnail_hash'>

/** Writes what a scan of a content has found into all files that have it and were not scanned. Answers whose they are. */
export const noteScan = (db: Kysely<Database>, hash: string, scan: Scan) =>
  db
    .updateTable('files')
    .set(scan)
    .where('content_hash', '=', hash)
    .where('scanned_at', 'is', null)
    .returning(['name', 'partner_id', 'website_id'])
    .execute()

/** Nothing waits for a scan any more. */
export async function endScans(db: Kysely<Database>): Promise<void> {
  await db.updateTable('files').set({ scan_state: 'unscanned' }).where('scan_state', '=', 'pending').execute()
}
