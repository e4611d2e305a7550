import { type Kysely, sql } from 'kysely'
import type { Database } from './schema'

const EVERY_MS = 3_600_000

/** Tells the planner how much is in each table. One table at a time, so that requests pass in between. */
export async function gatherStatistics(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables where schemaname = current_schema()`.execute(db)
  for (const { tablename } of rows) await sql`analyze ${sql.table(tablename)}`.execute(db)
}

/**
 * Now and every hour. Only for the embedded database: a server has autovacuum, here nobody would do it, and the plans would be those for
 * empty tables. Answers how to stop.
 */
export function keepStatistics(db: Kysely<Database>): () => Promise<void> {
  const gather = () => gatherStatistics(db).catch((error: unknown) => console.error(error))
  let current = gather()
  const timer = setInterval(() => {
    current = gather()
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return current
  }
}
