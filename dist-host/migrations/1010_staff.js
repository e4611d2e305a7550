// demo/db/migrations/1010_staff.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table staff_invitations add user_id integer references users on delete cascade`.execute(db);
  await sql`create index staff_invitations_user on staff_invitations (partner_id, user_id)`.execute(db);
}
export {
  up
};
