import type { Kysely, Selectable } from 'kysely'
import { addPeriod, type IsoDay } from '../../../src/model'
import type { Database } from '../../db'
import type { TodosTable } from '../../db/tables/work'
import { addTodos } from '../../db/writers/addTodos'

/** What is done again and again comes back at its place, due on the next of its days that is still to come. */
export async function addNext(
  db: Kysely<Database>,
  todo: Selectable<TodosTable>,
  { now, today }: { now: Date; today: IsoDay },
): Promise<void> {
  const { partner_id, website_id, description, from_user_id, to_user_id, position, indented, notify, repeats } = todo
  if (!repeats) return
  let dueDate = addPeriod(todo.due_date ?? today, repeats)
  while (dueDate <= today) dueDate = addPeriod(dueDate, repeats)
  const values = { partner_id, website_id, description, from_user_id, to_user_id, position, indented, notify, repeats }
  await addTodos(db, [{ ...values, due_date: dueDate, repeat_of: todo.id, created_at: now }])
}
