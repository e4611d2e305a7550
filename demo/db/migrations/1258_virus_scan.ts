import { type Kysely, sql } from 'kysely'

/** What a virus scanner says about each file. Of those that are there already it was never asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      add column scan_state text not null default 'unscanned' check (scan_state in ('pending', 'clean', 'infected', 'unscanned')),
      add column scanned_at timestamptz,
      add column virus text`.execute(db)
  await sql`create index files_to_scan on files (id) where scanned_at is null`.execute(db)
}
