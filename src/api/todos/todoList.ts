import * as v from 'valibot'
import { type Answer, api_partner_todos, type Query } from '../../contract'
import { DUE_GROUPS, type DueGroup } from '../../model'
import { api } from '../call/api'
import { call } from '../call/call'

export type TodoListQuery = NonNullable<Query<typeof api_partner_todos>>

/** How many are on all pages by how long their day has passed. Servers may leave it out. */
const dueSchema = v.object({ due: v.record(v.picklist(DUE_GROUPS), v.number()) })

export type TodoList = Answer<typeof api_partner_todos> & { readonly due: Partial<Record<DueGroup, number>> }

export const { useTodoListQuery } = api.enhanceEndpoints({ addTagTypes: ['WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    /** To-dos over all websites. */
    todoList: build.query<TodoList, TodoListQuery>({
      query: (query) => call(api_partner_todos).query({ query }),
      transformResponse(answer: Answer<typeof api_partner_todos>) {
        const { success, output } = v.safeParse(dueSchema, answer.filters)
        return { ...answer, due: success ? output.due : {} }
      },
      extraOptions: { silent: true },
      // Every change of a website's to-dos may be one of these.
      providesTags: ['WebsiteTodos'],
    }),
  }),
})
