// demo/db/migrations/1231_weekly_mail.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    alter table statistics_sites
      add column weekly_mail boolean not null default false,
      add column mailed_week date`.execute(db);
}
export {
  up
};
