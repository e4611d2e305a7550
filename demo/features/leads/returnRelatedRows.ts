import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import type { RelatedRows } from '../../db/tables/websiteChanges'
import { keyOf } from './moveRelatedRows'
import { returnMergedFrom } from '../../db/writers/mergedFrom'

interface Return {
  /** The website that got everything. */
  from: number
  to: number
  at: Date
}

/** The other way round of `moveRelatedRows`: what is still there goes back, what came since stays. */
export async function returnRelatedRows(db: Kysely<Database>, related: RelatedRows, { from, to, at }: Return): Promise<void> {
  const { moved, mainDomains, addresses, emails, merged, note } = related
  await sql`delete from customer_addresses where website_id = ${from} and email = any(${addresses})`.execute(db)
  for (const [table, keys] of Object.entries(moved)) {
    await sql`
      update ${sql.table(table)} t set website_id = ${to}
        where t.website_id = ${from} and t.${sql.ref(keyOf(table))}::text = any(${keys})`.execute(db)
  }
  await sql`update domains set role = 'main' where website_id = ${to} and id = any(${mainDomains})`.execute(db)
  await sql`update unassigned_emails set assigned_website_id = ${to} where assigned_website_id = ${from} and id = any(${emails})`.execute(
    db,
  )
  await returnMergedFrom(db, { from, to }, merged)
  if (!note) return
  // Whoever has written on in it since keeps all of it.
  await db
    .updateTable('notes')
    .set({ text: note.text, version: note.version + 2, updated_at: at })
    .where('website_id', '=', from)
    .where('version', '=', note.version + 1)
    .execute()
}
