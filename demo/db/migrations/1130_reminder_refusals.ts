import { type Kysely, sql } from 'kysely'

/** People who want no more reminders of a partner, and how a mail offers them to say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminder_refusals (
      partner_id integer not null references partners on delete cascade,
      email text not null,
      created_at timestamptz not null,
      primary key (partner_id, email)
    )`.execute(db)
  await sql`alter table outgoing_mails add refusal_url text`.execute(db)
}
