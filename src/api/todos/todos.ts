import {
  type BulkTodos,
  partner_website_todo_create,
  partner_website_todo_create_bulk,
  partner_website_todo_delete,
  partner_website_todo_edit,
  partner_website_todo_toggle,
  partner_website_todos,
  type Todo,
  type TodoChange,
  type TodoDraft,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { everyPage } from '../call/everyPage'

interface OfTodo {
  readonly websiteId: number
  readonly id: number
}

// The card says what failed, with a way to try again.
const silent = { silent: true }
/** What says how something shall be can be said again: made while the network is away, it is sent when that is back. */
const waits = { ...silent, waitsAs: 'todo' } as const

const changed = (_: unknown, __: unknown, { websiteId }: { websiteId: number }) => [
  { type: 'WebsiteTodos' as const, id: websiteId },
  'Counts' as const,
]

const todos = api.enhanceEndpoints({ addTagTypes: ['WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    todos: build.query<Todo[], number>({
      queryFn: (websiteId, _, __, ask) =>
        everyPage<Todo>(ask, { route: partner_website_todos, args: { params: { website: websiteId }, query: { scope: 'all' } } }),
      extraOptions: silent,
      providesTags: (_, __, websiteId) => [{ type: 'WebsiteTodos', id: websiteId }],
    }),
    createTodo: build.mutation<Todo, { websiteId: number; draft: TodoDraft }>({
      query: ({ websiteId, draft }) => call(partner_website_todo_create).query({ params: { website: websiteId }, body: draft }),
      extraOptions: silent,
      async onQueryStarted({ websiteId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(changeTodos(websiteId, (items) => withTodos(items, [answer.data])))
      },
      invalidatesTags: changed,
    }),
    createTodos: build.mutation<Todo[], { websiteId: number; draft: BulkTodos }>({
      query: ({ websiteId, draft }) => call(partner_website_todo_create_bulk).query({ params: { website: websiteId }, body: draft }),
      transformResponse: ({ items }: { items: Todo[] }) => items,
      extraOptions: silent,
      async onQueryStarted({ websiteId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(changeTodos(websiteId, (items) => withTodos(items, answer.data)))
      },
      invalidatesTags: changed,
    }),
    editTodo: build.mutation<Todo, OfTodo & { change: TodoChange; shown?: Partial<Todo> }>({
      query: ({ websiteId, id, change }) =>
        call(partner_website_todo_edit).query({ params: { website: websiteId, todo: id }, body: change }),
      extraOptions: silent,
      onQueryStarted: ({ shown = {}, ...args }, life) => showChange(args, shown, life),
      invalidatesTags: changed,
    }),
    toggleTodo: build.mutation<Todo, OfTodo & { done: boolean }>({
      query: ({ websiteId, id, done }) =>
        call(partner_website_todo_toggle).query({ params: { website: websiteId, todo: id }, query: { done: done ? '1' : '0' } }),
      extraOptions: waits,
      onQueryStarted: ({ done, ...args }, life) => showChange(args, { done }, life),
      invalidatesTags: changed,
    }),
    deleteTodo: build.mutation<null, OfTodo>({
      query: ({ websiteId, id }) => call(partner_website_todo_delete).query({ params: { website: websiteId, todo: id } }),
      extraOptions: waits,
      async onQueryStarted({ websiteId, id }, { dispatch, queryFulfilled }) {
        // Once the call has begun, which may have to wait and then says what it deletes.
        await Promise.resolve()
        const takeBack = dispatch(changeTodos(websiteId, (items) => items.filter((todo) => todo.id !== id)))
        if (!(await queryFulfilled.catch(() => null))) takeBack()
      },
      invalidatesTags: changed,
    }),
  }),
})

export const {
  useTodosQuery,
  useCreateTodoMutation,
  useCreateTodosMutation,
  useEditTodoMutation,
  useToggleTodoMutation,
  useDeleteTodoMutation,
} = todos

/** Asks for the to-dos of a website before there is a card that shows them. */
export const prepareTodos =
  (id: number): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(todos.endpoints.todos.initiate(id, { subscribe: false }))

type Dispatch = <Result>(thunk: AppThunk<Result>) => Result
interface Lifecycle {
  dispatch: Dispatch
  queryFulfilled: Promise<{ data: Todo }>
}

const withTodos = (items: readonly Todo[], added: readonly Todo[]): Todo[] => {
  const ids = new Set(added.map(({ id }) => id))
  return [...items.filter(({ id }) => !ids.has(id)), ...added]
}

/** Shows the list changed before the server knows; the returned function takes that back. */
export const changeTodos =
  (websiteId: number, change: (items: Todo[]) => Todo[]): AppThunk<() => void> =>
  (dispatch) => {
    const patch = dispatch(todos.util.updateQueryData('todos', websiteId, change))
    return () => patch.undo()
  }

const patchTodo = (websiteId: number, id: number, change: Partial<Todo>) =>
  changeTodos(websiteId, (items) => items.map((todo) => (todo.id === id ? { ...todo, ...change } : todo)))

async function showChange({ websiteId, id }: OfTodo, shown: Partial<Todo>, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const takeBack = dispatch(patchTodo(websiteId, id, shown))
  const answer = await queryFulfilled.catch(() => null)
  if (answer) dispatch(patchTodo(websiteId, id, answer.data))
  else takeBack()
}
