import { type Kysely, sql } from 'kysely'

/** Who has read which message of a customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_reads (
      message_id integer not null references messages on delete cascade,
      user_id integer not null references users on delete cascade,
      read_at timestamptz not null,
      primary key (message_id, user_id)
    )`.execute(db)
}
