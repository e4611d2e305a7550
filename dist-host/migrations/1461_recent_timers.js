// demo/db/migrations/1461_recent_timers.ts
import { sql } from "kysely";
async function up(db) {
  await sql`create index work_sessions_person on work_sessions (user_id, started_at desc)`.execute(db);
}
export {
  up
};
