import { items, list } from '../envelopes'
import { route } from '../route'
import { Todo } from './todo'

export const api_partner_todos = route({ name: 'api_partner_todos', method: 'GET', answer: list(Todo) })
export const partner_overdue_todos = route({ name: 'partner_overdue_todos', method: 'ANY', answer: 'page' })

export const partner_website_todos = route({ name: 'partner_website_todos', method: 'ANY', answer: list(Todo) })
export const partner_website_todo_create = route({
  name: 'partner_website_todo_create',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Todo,
})
export const partner_website_todo_create_bulk = route({
  name: 'partner_website_todo_create_bulk',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: items(Todo),
})
export const partner_website_todo_edit = route({ name: 'partner_website_todo_edit', method: 'POST', answer: Todo })
export const partner_website_todo_toggle = route({ name: 'partner_website_todo_toggle', method: 'POST', answer: Todo })
export const partner_website_todo_delete = route({ name: 'partner_website_todo_delete', method: 'DELETE', answer: 'empty' })
