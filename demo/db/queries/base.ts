import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Database } from '../schema'

type With<Column extends string> = { [Table in keyof Database]: Column extends keyof Database[Table] ? Table : never }[keyof Database]
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- nothing is selected yet
type Rows<Table extends keyof Database> = SelectQueryBuilder<Database, Table, Record<never, never>>

/** Of these a row stays when it is deleted, for a while or for what refers to it. */
const KEPT = ['domains', 'files', 'messages', 'todos', 'websites'] as const satisfies readonly With<'deleted_at'>[]

// Kysely knows the columns of one table, not of whichever has them: what is done to all is written down for websites.

/** The rows of a table that are not deleted. */
export function live<Table extends (typeof KEPT)[number]>(db: Kysely<Database>, table: Table): Rows<Table>
export function live(db: Kysely<Database>, table: 'websites'): Rows<'websites'> {
  return db.selectFrom(table).where(`${table}.deleted_at`, 'is', null)
}

/** A partner's rows of a table, without deleted ones. */
export function ofPartner<Table extends With<'partner_id'>>(db: Kysely<Database>, partnerId: number, table: Table): Rows<Table>
export function ofPartner(db: Kysely<Database>, partnerId: number, table: 'websites'): Rows<'websites'> {
  const rows = KEPT.some((kept) => kept === table) ? live(db, table) : db.selectFrom(table)
  return rows.where(`${table}.partner_id`, '=', partnerId)
}
