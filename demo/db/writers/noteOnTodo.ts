import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { TodosTable } from '../tables/work'

/** Writes into a to-do what makes no other version of it: its place, or words that are erased. */
export async function noteOnTodo(
  db: Kysely<Database>,
  id: number,
  values: Pick<Updateable<TodosTable>, 'position' | 'description'>,
): Promise<void> {
  await db.updateTable('todos').set(values).where('id', '=', id).execute()
}
