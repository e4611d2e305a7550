import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../demo/db'

/** Collection 1 of website 1, if it is not there, without standing in the way of the next one. */
export async function addCollection(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('collections')
    .values({ id: 1, website_id: 1, name: 'News' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`select setval(pg_get_serial_sequence('collections', 'id'), (select max(id) from collections))`.execute(db)
}
