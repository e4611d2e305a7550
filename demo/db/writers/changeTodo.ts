import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { TodosTable } from '../tables/work'

/** Writes values into a to-do, which then has another version. */
export async function changeTodo(db: Kysely<Database>, id: number, values: Updateable<TodosTable>, at: Date): Promise<void> {
  await db
    .updateTable('todos')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute()
}
