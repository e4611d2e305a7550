import { type Kysely, sql } from 'kysely'

/** To-dos that belong under another, and those that come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table todos
      add column indented boolean not null default false,
      add column repeats text check (repeats in ('week', 'month', 'year')),
      add column repeat_of integer references todos on delete set null`.execute(db)
  await sql`create index todos_repeat_of on todos (repeat_of) where repeat_of is not null`.execute(db)
}
