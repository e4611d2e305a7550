// demo/db/migrations/1190_todo_shapes.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    alter table todos
      add column indented boolean not null default false,
      add column repeats text check (repeats in ('week', 'month', 'year')),
      add column repeat_of integer references todos on delete set null`.execute(db);
  await sql`create index todos_repeat_of on todos (repeat_of) where repeat_of is not null`.execute(db);
}
export {
  up
};
