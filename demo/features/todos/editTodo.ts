import type { Kysely } from 'kysely'
import type { TodoChange } from '../../../src/contract'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { worksHere } from '../../access/worksHere'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'
import { live } from '../../db/queries/base'
import { lockTodo } from './findTodo'
import { newsOfTodos } from './newsOfTodos'
import { changeTodo } from '../../db/writers/changeTodo'
import { noteOnTodo } from '../../db/writers/noteOnTodo'

interface Edit {
  websiteId: number
  id: number
  change: TodoChange
  t: Translate
}

/** Changes a to-do, its place among the others included; `stale` when somebody else has changed it before. */
export function editTodo(services: Services, viewer: Viewer, { websiteId, id, change, t }: Edit): Promise<'changed' | 'stale'> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const todo = await lockTodo(db, websiteId, id)
    if (change.version !== undefined && change.version !== todo.version) return { changed: 'stale' }
    if (change.to && !(await worksHere(db, viewer, Number(change.to)))) {
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'to', message: t('field.person') }] })
    }
    await changeTodo(db, id, valuesOf(change), services.clock.now())
    if (change.position !== undefined) await moveTo(db, websiteId, id, change.position)
    const news = newsOfTodos(website, 'changed', says(change, todo) ? [change.description ?? todo.description] : [])
    return { changed: 'changed', ...news, ...assigned(websiteId, todo, change) }
  })
}

/** Whether it says something else now: its place among the others is not worth a line in the log. */
const says = ({ description, to, dueDate, repeats }: TodoChange, todo: Awaited<ReturnType<typeof lockTodo>>): boolean =>
  (description !== undefined && description !== todo.description) ||
  (to !== undefined && (to === null ? null : Number(to)) !== todo.to_user_id) ||
  (dueDate !== undefined && dueDate !== todo.due_date) ||
  (repeats !== undefined && repeats !== todo.repeats)

/** Somebody else is to do it now. */
function assigned(websiteId: number, todo: Awaited<ReturnType<typeof lockTodo>>, change: TodoChange): News {
  const to = change.to === undefined || change.to === null ? change.to : Number(change.to)
  if (to === undefined || to === todo.to_user_id) return {}
  const { description = todo.description, notify = todo.notify } = change
  return {
    webhooks: [{ event: 'website_todo_assignee_changed', websiteId, data: { id: todo.id, to }, previous: { to: todo.to_user_id } }],
    notices: notify ? [{ kind: 'todo', websiteId, to, about: description }] : [],
  }
}

function valuesOf({ description, to, dueDate, indented, repeats, notify }: TodoChange) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(to === undefined ? {} : { to_user_id: to === null ? null : Number(to) }),
    ...(dueDate === undefined ? {} : { due_date: dueDate }),
    ...(indented === undefined ? {} : { indented }),
    ...(repeats === undefined ? {} : { repeats }),
    ...(notify === undefined ? {} : { notify }),
  }
}

/** Puts the to-do at the place, counted from 0, and the others around it. */
async function moveTo(db: Kysely<Database>, websiteId: number, id: number, place: number): Promise<void> {
  const rows = await live(db, 'todos')
    .select(['id', 'position'])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const others = rows.filter((row) => row.id !== id)
  const index = Math.max(0, Math.min(Math.trunc(place), others.length))
  const order = [...others.slice(0, index).map((row) => row.id), id, ...others.slice(index).map((row) => row.id)]
  const positions = new Map(rows.map((row) => [row.id, row.position]))
  for (const [position, todoId] of order.entries()) {
    if (positions.get(todoId) !== position) await noteOnTodo(db, todoId, { position })
  }
}
