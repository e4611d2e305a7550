// demo/db/migrations/1258_virus_scan.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    alter table files
      add column scan_state text not null default 'unscanned' check (scan_state in ('pending', 'clean', 'infected', 'unscanned')),
      add column scanned_at timestamptz,
      add column virus text`.execute(db);
  await sql`create index files_to_scan on files (id) where scanned_at is null`.execute(db);
}
export {
  up
};
