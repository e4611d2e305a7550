import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../schema'
import type { TodosTable } from '../tables/work'

/** What has just been made was not changed since. */
type NewTodo = Omit<Insertable<TodosTable>, 'updated_at'>

/** Adds to-dos to websites, and answers their ids in the same order. */
export async function addTodos(db: Kysely<Database>, todos: readonly NewTodo[]): Promise<number[]> {
  if (todos.length === 0) return []
  const rows = todos.map((todo) => ({ ...todo, updated_at: todo.created_at }))
  const added = await db.insertInto('todos').values(rows).returning('id').execute()
  return added.map(({ id }) => id)
}

export async function addTodo(db: Kysely<Database>, todo: NewTodo): Promise<number> {
  const [id] = await addTodos(db, [todo])
  if (id === undefined) throw new Error('The database added no to-do')
  return id
}
