import {
  api_website_logs,
  type Message,
  partner_website_log_done,
  partner_website_todo_toggle,
  partner_website_todos,
  type Todo,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'
import { everyPage } from '../call/everyPage'

// What a website still waits for, as far as it keeps the website from moving on.
const openWork = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    openTodos: build.query<Todo[], number>({
      queryFn: (id, _, __, ask) =>
        everyPage<Todo>(ask, { route: partner_website_todos, args: { params: { website: id }, query: { done: '0' } } }),
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'WebsiteTodos', id }],
    }),
    openMessages: build.query<Message[], number>({
      queryFn: (id, _, __, ask) =>
        everyPage<Message>(ask, {
          route: api_website_logs,
          args: { params: { id }, query: { category: 'message_from', filter: 'undone' } },
        }),
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'WebsiteLog', id }],
    }),
    finishTodo: build.mutation<Todo, { id: number; todo: number }>({
      query: ({ id, todo }) => call(partner_website_todo_toggle).query({ params: { website: id, todo } }),
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteTodos', id }, 'Counts'],
    }),
    finishMessage: build.mutation<Message, { id: number; log: number }>({
      query: ({ id, log }) => call(partner_website_log_done).query({ params: { website: id, log }, body: { value: true } }),
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteLog', id }, 'Counts'],
    }),
  }),
})

export const { useOpenTodosQuery, useOpenMessagesQuery, useFinishTodoMutation, useFinishMessageMutation } = openWork
