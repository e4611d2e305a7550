import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../demo/db'

/** What leads from a row to the partner whose it is, the nearest first. */
const WAYS: readonly (readonly [column: string, ofPartner: (partnerId: number) => RawBuilder<unknown>])[] = [
  ['partner_id', (partnerId) => sql`select ${partnerId}::int`],
  ['website_id', (partnerId) => sql`select id from websites where partner_id = ${partnerId}`],
  ['domain_id', (partnerId) => sql`select id from domains where partner_id = ${partnerId}`],
  ['message_id', (partnerId) => sql`select id from messages where partner_id = ${partnerId}`],
  [
    'collection_id',
    (partnerId) => sql`select c.id from collections c join websites w on w.id = c.website_id where w.partner_id = ${partnerId}`,
  ],
]

/** Of each table that has such a column what its rows of the partner fulfil. */
async function conditions(db: Kysely<Database>, partnerId: number): Promise<Map<string, RawBuilder<unknown>>> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'integer' and column_name in (${sql.join(WAYS.map(([column]) => column))}) order by table_name`.execute(
    db,
  )
  const found = new Map<string, RawBuilder<unknown>>()
  for (const [column, ofPartner] of WAYS)
    for (const { table_name, column_name } of rows)
      if (column_name === column && !found.has(table_name)) found.set(table_name, sql`${sql.ref(column)} in (${ofPartner(partnerId)})`)
  return found
}

/** A sum of the rows of each table that are the partner's. */
export async function sumsOf(db: Kysely<Database>, partnerId: number): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const [table, condition] of await conditions(db, partnerId)) {
    const { rows } = await sql<{ sum: string | null }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '\n' order by t::text)), '') as sum
      from ${sql.table(table)} t where ${condition}`.execute(db)
    sums[table] = rows[0]?.sum ?? ''
  }
  return sums
}

/** The first row of a table that is the partner's. */
export async function firstIdOf(db: Kysely<Database>, table: string, partnerId: number): Promise<number | undefined> {
  if (table === 'partners') return partnerId
  if (table === 'users') {
    const member = db.selectFrom('memberships').select('user_id').where('partner_id', '=', partnerId).orderBy('user_id')
    return (await member.executeTakeFirst())?.user_id
  }
  const condition = (await conditions(db, partnerId)).get(table)
  if (!condition) return undefined
  const { rows } = await sql<{
    id: number | null
  }>`select min(id) as id from ${sql.table(table)} where ${condition}`.execute(db)
  return rows[0]?.id ?? undefined
}
