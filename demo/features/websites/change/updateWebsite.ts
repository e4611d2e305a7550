import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { WebsitePatch } from './WebsiteEdit'
import type { LockedWebsite } from '../../../db/queries/lockWebsite'

type Values = WebsitePatch & { status_date?: Date }

/** Writes values into a website, which then has another version. */
export async function updateWebsite(db: Kysely<Database>, website: LockedWebsite, values: Values, now: Date): Promise<void> {
  // The order on the board is nothing two people could disagree about.
  const counts = Object.keys(values).some((field) => field !== 'rank')
  await db
    .updateTable('websites')
    .set({ ...values, ...(counts ? { version: website.version + 1, updated_at: now } : {}) })
    .where('id', '=', website.id)
    .execute()
}
