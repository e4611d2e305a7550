import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

interface Merged {
  from: number
  to: number
}

/** Messages that came from a website when it was merged came from another one. Answers their ids. */
export async function changeMergedFrom(db: Kysely<Database>, { from, to }: Merged): Promise<number[]> {
  const rows = await db
    .updateTable('messages')
    .set({ merged_from_website_id: to })
    .where('merged_from_website_id', '=', from)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The way back, for those that still say so. */
export async function returnMergedFrom(db: Kysely<Database>, { from, to }: Merged, ids: readonly number[]): Promise<void> {
  await sql`update messages set merged_from_website_id = ${to} where merged_from_website_id = ${from} and id = any(${ids})`.execute(db)
}
