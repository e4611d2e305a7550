import { type Kysely, sql } from 'kysely'
import { HOUR_MS } from '../../src/model'
import type { Log } from '../log/LogLine'
import { repeat } from './repeat'
import type { Database } from '../db/schema'

/**
 * Tells the planner how much is in the tables that have changed: those written to since the process has begun, and those larger than it was
 * last told. One table at a time, so that requests pass in between.
 */
export async function gatherStatistics(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class left join pg_stat_user_tables using (relname)
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and (n_mod_since_analyze > 0 or pg_relation_size(oid) > relpages * current_setting('block_size')::bigint)`.execute(db)
  for (const { relname } of rows) await sql`analyze ${sql.table(relname)}`.execute(db)
}

/**
 * Now and every hour. Only for the embedded database: a server has autovacuum, here nobody would do it, and the plans would be those for
 * empty tables. Answers how to stop.
 */
export const keepStatistics = (db: Kysely<Database>, log: Log): (() => Promise<void>) =>
  repeat(log, { work: 'statistics', everyMs: HOUR_MS, atOnce: true, task: () => gatherStatistics(db) })
