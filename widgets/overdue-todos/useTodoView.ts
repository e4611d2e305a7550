import { may, pageIn, TODO_SCOPES, TODO_SORTS, type TodoScope, usualTodoScope } from '../../src/model'
import { selectUser, useAppSelector, usePageStore, usePlace } from '../../src/store'

export interface TodoView {
  readonly scope: TodoScope
  /** What is due today, too. */
  readonly withToday: boolean
  /** `field` or `-field`, as the server has it. */
  readonly sort: string
  /** From 1 on. */
  readonly page: number
}

const USUAL_SORT = 'dueDate'
const sortOf = (sort: string | null): string => (TODO_SORTS.some((field) => field === sort?.replace(/^-/, '')) && sort) || USUAL_SORT

/**
 * The view as the address says it. Whose to-dos somebody had chosen, and whether those of today are among them, is not kept: the link to the list
 * says how many there are in the one it opens with.
 */
export function useTodoView(): readonly [TodoView, (change: Partial<TodoView>) => void] {
  const store = usePageStore()
  const { url } = usePlace()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const query = url ? new URL(url).searchParams : new URLSearchParams()
  const view: TodoView = {
    scope: TODO_SCOPES.find((scope) => scope === query.get('scope')) ?? usualTodoScope(roles),
    sort: sortOf(query.get('sort')),
    page: pageIn(query),
    withToday: query.get('today') === '1',
  }
  const change = (part: Partial<TodoView>) => {
    // Another view begins with its first page.
    const next = { ...view, page: 1, ...part }
    const target = new URL(location.href)
    target.searchParams.set('scope', next.scope)
    target.searchParams.set('today', next.withToday ? '1' : '0')
    if (next.sort === USUAL_SORT) target.searchParams.delete('sort')
    else target.searchParams.set('sort', next.sort)
    if (next.page > 1) target.searchParams.set('page', String(next.page))
    else target.searchParams.delete('page')
    history.replaceState(history.state, '', target)
    store.navigation.sync()
  }
  return [view, change]
}

export const mayChangeTodos = (roles: readonly string[]): boolean => may('edit_todos_notes_tags', roles) !== 'none'
