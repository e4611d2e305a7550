import { type Expression, type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

/** The columns of a row that hold a moment. */
type Moments<Row> = { [Column in keyof Row]: Date extends Row[Column] ? Column : never }[keyof Row]

/**
 * The rows of a query as one text: thousands of them take longer to be handed over cell by cell than to be found. A text has no dates, so
 * the columns that hold one are named, all of them.
 */
export async function rowsInOneText<Row extends object>(
  db: Kysely<Database>,
  query: Expression<Row>,
  moments: Readonly<Record<Moments<Row>, true>>,
): Promise<Row[]> {
  const columns = Object.keys(moments)
  const { rows } = await sql<{
    all: Readonly<Record<string, unknown>>[]
  }>`select coalesce(json_agg(row), '[]') as "all" from ${query} as row`.execute(db)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns are those of the query, and its dates are made dates
  return (rows[0]?.all ?? []).map((row) => Object.assign(row, datesOf(row, columns)) as Row)
}

const datesOf = (row: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, typeof row[column] === 'string' ? new Date(row[column]) : null]))
