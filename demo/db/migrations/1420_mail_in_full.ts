import { type Kysely, sql } from 'kysely'

/** What of a mail is in its source alone is said beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['messages', 'unassigned_emails'])
    await sql`alter table ${sql.table(table)} add reduced boolean not null default false, add left_out jsonb not null default '[]'`.execute(
      db,
    )
}
