import { type Kysely, sql } from 'kysely'

/** An invitation knows the person it is for, who is in the staff list from the moment of inviting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_invitations add user_id integer references users on delete cascade`.execute(db)
  await sql`create index staff_invitations_user on staff_invitations (partner_id, user_id)`.execute(db)
}
