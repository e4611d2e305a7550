import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { WebsitesTable } from '../tables/websites'

/** Writes into a website what nobody could disagree about with somebody else: it stays the version it was. */
export async function noteOnWebsite(db: Kysely<Database>, id: number, values: Updateable<WebsitesTable>): Promise<void> {
  await db.updateTable('websites').set(values).where('id', '=', id).execute()
}
