import { type Kysely, sql } from 'kysely'
import { HOUR_MS } from '../../src/model'
import type { Log } from '../log/LogLine'
import { repeat } from './repeat'
import type { Database } from '../db/schema'

/** Tells the planner how much is in each table. One table at a time, so that requests pass in between. */
export async function gatherStatistics(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables where schemaname = current_schema()`.execute(db)
  for (const { tablename } of rows) await sql`analyze ${sql.table(tablename)}`.execute(db)
}

/**
 * Now and every hour. Only for the embedded database: a server has autovacuum, here nobody would do it, and the plans would be those for
 * empty tables. Answers how to stop.
 */
export const keepStatistics = (db: Kysely<Database>, log: Log): (() => Promise<void>) =>
  repeat(log, { work: 'statistics', everyMs: HOUR_MS, atOnce: true, task: () => gatherStatistics(db) })
