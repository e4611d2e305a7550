// demo/db/migrations/1420_mail_in_full.ts
import { sql } from "kysely";
async function up(db) {
  for (const table of ["messages", "unassigned_emails"])
    await sql`alter table ${sql.table(table)} add reduced boolean not null default false, add left_out jsonb not null default '[]'`.execute(
      db
    );
}
export {
  up
};
