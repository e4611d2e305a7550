import { BulkTodos, Todo, TodoChange, TodoDraft, TodoQuery } from '../entities/todo'
import { items, list } from '../envelopes'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

export const partner_website_todos = route({
  name: 'partner_website_todos',
  method: 'ANY',
  host,
  path: '/website/{website}/todo',
  digits,
  query: TodoQuery,
  answer: list(Todo),
})
export const partner_website_todo_create = route({
  name: 'partner_website_todo_create',
  method: 'POST',
  host,
  path: '/website/{website}/todo/create',
  digits,
  body: TodoDraft,
  answer: Todo,
})
export const partner_website_todo_create_bulk = route({
  name: 'partner_website_todo_create_bulk',
  method: 'POST',
  host,
  path: '/website/{website}/todo/create_bulk',
  digits,
  body: BulkTodos,
  answer: items(Todo),
})
export const partner_website_todo_edit = route({
  name: 'partner_website_todo_edit',
  method: 'POST',
  host,
  path: '/website/{website}/todo/{todo}/edit',
  digits,
  body: TodoChange,
  answer: Todo,
})
export const partner_website_todo_toggle = route({
  name: 'partner_website_todo_toggle',
  method: 'POST',
  host,
  path: '/website/{website}/todo/{todo}/toggle',
  digits,
  answer: Todo,
})
export const partner_website_todo_delete = route({
  name: 'partner_website_todo_delete',
  method: 'DELETE',
  host,
  path: '/website/{website}/todo/{todo}/delete',
  digits,
  answer: 'empty',
})
