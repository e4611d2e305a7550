import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { todosWithin, withTodoColumns } from '../../db/queries/websites/todos'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { peopleOf, scopeOf } from '../../access/scope'
import { live } from '../../db/queries/base'
import { presentTodo } from './present'

/** To-dos as the contract shows them, read anew and in their own order. The website was checked before. */
export async function findTodos(services: Services, viewer: Viewer, ids: readonly number[]) {
  const scope = { ...scopeOf(viewer), scope: 'all' as const }
  const query = todosWithin(services.db, scope).where('todos.id', 'in', [...ids])
  const rows = await withTodoColumns(query).orderBy('todos.position').orderBy('todos.id').execute()
  const person = await peopleOf(services, viewer)
  return rows.map((row) => presentTodo(row, person))
}

export async function findTodo(services: Services, viewer: Viewer, id: number) {
  const [todo] = await findTodos(services, viewer, [id])
  if (!todo) throw new HttpError(404, 'refusal.notFound')
  return todo
}

/** The to-do of this very website, held until the transaction ends. */
export async function lockTodo(db: Kysely<Database>, websiteId: number, id: number) {
  const row = await live(db, 'todos').selectAll().where('id', '=', id).where('website_id', '=', websiteId).forUpdate().executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}
