import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Database } from '../schema'

type With<Column extends string> = { [Table in keyof Database]: Column extends keyof Database[Table] ? Table : never }[keyof Database]
type Rows<Table extends keyof Database> = SelectQueryBuilder<Database, Table, Record<never, never>>

/** Of these a row stays when it is deleted, for a while or for what refers to it. */
const KEPT = ['domains', 'files', 'messages', 'todos', 'websites'] as const satisfies readonly With<'deleted_at'>[]
type Kept = (typeof KEPT)[number]
const isKept = (table: keyof Database): table is Kept => KEPT.some((one) => one === table)

/** The rows of a table that are not deleted. */
export const live = <Table extends Kept>(db: Kysely<Database>, table: Table): Rows<Table> =>
  // Kysely knows the columns of one table; each of these has this one.
  db.selectFrom<'websites'>(table as 'websites').where(`${table as 'websites'}.deleted_at`, 'is', null) as unknown as Rows<Table>

/** A partner's rows of a table, without deleted ones. */
export function ofPartner<Table extends With<'partner_id'>>(db: Kysely<Database>, partnerId: number, table: Table): Rows<Table> {
  const rows = isKept(table) ? live(db, table) : db.selectFrom(table)
  // As above.
  return (rows as Rows<'websites'>).where(`${table as 'websites'}.partner_id`, '=', partnerId) as unknown as Rows<Table>
}
