// demo/db/migrations/1230_signatures.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table users add column signature text not null default ''`.execute(db);
}
export {
  up
};
