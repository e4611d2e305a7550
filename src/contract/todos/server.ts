import * as v from 'valibot'
import { yesOrNo } from '../fields'
import { serverRoute } from '../serverRoute'
import * as client from './routes'
import { BulkTodos, TodoChange, TodoDraft, TodoQuery } from './todo'

const host = 'partner'
const digits = ['website'] as const
export const api_partner_todos = serverRoute(client.api_partner_todos, { host, path: '/api/todo', query: TodoQuery })
export const partner_overdue_todos = serverRoute(client.partner_overdue_todos, { host, path: '/overdue-todos' })

export const partner_website_todos = serverRoute(client.partner_website_todos, {
  host,
  path: '/website/{website}/todo',
  digits,
  query: TodoQuery,
})
export const partner_website_todo_create = serverRoute(client.partner_website_todo_create, {
  host,
  path: '/website/{website}/todo/create',
  digits,
  body: TodoDraft,
})
export const partner_website_todo_create_bulk = serverRoute(client.partner_website_todo_create_bulk, {
  host,
  path: '/website/{website}/todo/create_bulk',
  digits,
  body: BulkTodos,
})
export const partner_website_todo_edit = serverRoute(client.partner_website_todo_edit, {
  host,
  path: '/website/{website}/todo/{todo}/edit',
  ids: ['todo'],
  digits,
  body: TodoChange,
})
export const partner_website_todo_toggle = serverRoute(client.partner_website_todo_toggle, {
  host,
  path: '/website/{website}/todo/{todo}/toggle',
  ids: ['todo'],
  digits,
  /** How it shall be; without it the opposite of how it is. */
  query: v.object({ done: yesOrNo }),
})
export const partner_website_todo_delete = serverRoute(client.partner_website_todo_delete, {
  host,
  path: '/website/{website}/todo/{todo}/delete',
  ids: ['todo'],
  digits,
})
