import {
  api_partner_todos,
  partner_overdue_todos,
  partner_website_todo_create,
  partner_website_todo_create_bulk,
  partner_website_todo_delete,
  partner_website_todo_edit,
  partner_website_todo_toggle,
  partner_website_todos,
} from '../../../src/contract/server'
import { page } from '../../pages/frame'
import { serve } from '../../kernel/serve'
import { requestKey } from '../../kernel/request/requestKey'
import { wantedOf } from '../../kernel/request/wantedOf'
import { createTodos } from './createTodos'
import { deleteTodo } from './deleteTodo'
import { editTodo } from './editTodo'
import { findTodo, findTodos } from './findTodo'
import { allTodos, answerTodos, todosOfWebsite } from './listTodos'
import { toggleTodo } from './toggleTodo'

export const todosRoutes = [
  serve(partner_overdue_todos, ({ c, viewer, t }) => page(c, viewer, t('view.overdue-todos'))),

  serve(api_partner_todos, ({ services, viewer, query }) => answerTodos(services, viewer, allTodos(services, viewer, query))),

  serve(partner_website_todos, ({ services, viewer, params, query }) =>
    answerTodos(services, viewer, todosOfWebsite(services, viewer, params.website, query)),
  ),

  serve(partner_website_todo_create, async ({ c, services, viewer, params, body, t }) => {
    const { messageId, to, ...todo } = body
    const [id] = await createTodos(services, viewer, params.website, { todos: [todo], to, messageId, key: requestKey(c) }, t)
    return findTodo(services, viewer, id ?? 0)
  }),

  serve(partner_website_todo_create_bulk, async ({ c, services, viewer, params, body, t }) => {
    const { lines, ...common } = body
    const todos = lines.map((line) => (typeof line === 'string' ? { description: line } : line))
    const ids = await createTodos(services, viewer, params.website, { todos, ...common, key: requestKey(c) }, t)
    return { items: await findTodos(services, viewer, ids) }
  }),

  serve(partner_website_todo_edit, async ({ c, services, viewer, params, body, t }) => {
    const id = params.todo
    const outcome = await editTodo(services, viewer, { websiteId: params.website, id, change: body, t })
    const todo = await findTodo(services, viewer, id)
    return outcome === 'stale' ? c.json(todo, 409) : todo
  }),

  serve(partner_website_todo_toggle, async ({ services, viewer, params, query }) => {
    const id = params.todo
    await toggleTodo(services, viewer, { websiteId: params.website, id, wanted: wantedOf(query.done) })
    return findTodo(services, viewer, id)
  }),

  serve(partner_website_todo_delete, async ({ c, services, viewer, params }) => {
    await deleteTodo(services, viewer, params.website, params.todo)
    return c.body(null, 204)
  }),
]
