import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { WebsitesTable } from '../tables/websites'

/** Writes values into a website, which then has another version. */
export async function changeWebsite(db: Kysely<Database>, id: number, values: Updateable<WebsitesTable>, at: Date): Promise<void> {
  await db
    .updateTable('websites')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute()
}
