import { type Answer, api_partner_todos, type Query } from '../contract'
import { api } from './api'
import { call } from './call'

export type TodoListQuery = NonNullable<Query<typeof api_partner_todos>>
export type TodoList = Answer<typeof api_partner_todos>

export const { useTodoListQuery } = api.enhanceEndpoints({ addTagTypes: ['WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    /** To-dos over all websites. */
    todoList: build.query<TodoList, TodoListQuery>({
      query: (query) => call(api_partner_todos).query({ query }),
      extraOptions: { silent: true },
      // Every change of a website's to-dos may be one of these.
      providesTags: ['WebsiteTodos'],
    }),
  }),
})
