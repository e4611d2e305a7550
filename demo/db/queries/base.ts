import { type Kysely, type Selectable, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../schema'

type With<Column extends string> = { [Table in keyof Database]: Column extends keyof Database[Table] ? Table : never }[keyof Database]
/** Nothing is selected yet. */
type Rows<Table extends keyof Database> = SelectQueryBuilder<Database, Table, object>

/** Tables whose rows stay when they are deleted, for a while or for what refers to them. */
type Kept = {
  [Table in keyof Database]: Selectable<Database[Table]> extends { deleted_at: infer At } ? (null extends At ? Table : never) : never
}[keyof Database]

/** All of them: a new one does not compile without its name here. */
const KEPT: Readonly<Record<Kept, true>> = { domains: true, files: true, messages: true, todos: true, websites: true }

// Kysely knows the columns of one table, not of whichever has them: what is done to all is written down for websites.

/** The rows of a table that are not deleted. */
export function live<Table extends Kept>(db: Kysely<Database>, table: Table): Rows<Table>
export function live(db: Kysely<Database>, table: 'websites'): Rows<'websites'> {
  return db.selectFrom(table).where(`${table}.deleted_at`, 'is', null)
}

/** The same as a condition, where the table is joined, maybe under another name, or changed. */
export const isLive = (table: Kept, name: string = table) => sql<SqlBool>`${sql.table(name)}.deleted_at is null`

/** A partner's rows of a table, without deleted ones. */
export function ofPartner<Table extends With<'partner_id'>>(db: Kysely<Database>, partnerId: number, table: Table): Rows<Table>
export function ofPartner(db: Kysely<Database>, partnerId: number, table: 'websites'): Rows<'websites'> {
  const rows = Object.hasOwn(KEPT, table) ? live(db, table) : db.selectFrom(table)
  return rows.where(`${table}.partner_id`, '=', partnerId)
}
