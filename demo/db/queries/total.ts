import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query has. TypeScript does not work out what is selected of tables that it does not know. */
const count = <DB, Tables extends keyof DB>(query: SelectQueryBuilder<DB, Tables, object>) =>
  query.select(({ fn }) => fn.countAll().as('total')).$castTo<{ total: number }>()

/** The same as a column beside others. */
export const countOf = <DB, Tables extends keyof DB>(query: SelectQueryBuilder<DB, Tables, object>) => count(query).$asScalar().$notNull()

/** The rows of one page, each of which says how many there are on all pages. */
export const withTotal = <DB, Tables extends keyof DB, AllDB, AllTables extends keyof AllDB, Row>(
  page: SelectQueryBuilder<DB, Tables, Row>,
  all: SelectQueryBuilder<AllDB, AllTables, object>,
) => page.select(countOf(all).as('total'))

/** How many they say there are; behind the last page nobody says it. */
export async function totalOf<DB, Tables extends keyof DB>(
  rows: readonly { total: number }[],
  { offset }: { offset: number },
  all: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const [first] = rows
  if (first || offset === 0) return first?.total ?? 0
  return (await count(all).executeTakeFirstOrThrow()).total
}
