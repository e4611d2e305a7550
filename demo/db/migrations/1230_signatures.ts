import { type Kysely, sql } from 'kysely'

/** What somebody's mails end with; empty for the signature of the team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column signature text not null default ''`.execute(db)
}
