import { may, TODO_SCOPES, TODO_SORTS, type TodoScope, usualTodoScope } from '../../src/model'
import { filtersChanged, selectFilters, selectUser, useAppSelector, usePageStore, usePlace } from '../../src/store'

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

/** The view as the address says it, else as it was kept. */
export function useTodoView(): readonly [TodoView, (change: Partial<TodoView>) => void] {
  const store = usePageStore()
  const { url } = usePlace()
  const kept = useAppSelector((state) => selectFilters(state, 'overdue-todos'))
  const roles = useAppSelector(selectUser)?.roles ?? []
  const query = url ? new URL(url).searchParams : new URLSearchParams()
  const scopeOf = (name: unknown) => TODO_SCOPES.find((scope) => scope === name)
  const view: TodoView = {
    scope: scopeOf(query.get('scope')) ?? scopeOf(kept['scope']) ?? usualTodoScope(roles),
    sort: sortOf(query.get('sort')),
    page: Math.max(Number.parseInt(query.get('page') ?? '', 10) || 1, 1),
    withToday: query.has('today') ? query.get('today') === '1' : kept['today'] === true,
  }
  const change = (part: Partial<TodoView>) => {
    // Another view begins with its first page.
    const next = { ...view, page: 1, ...part }
    store.dispatch(filtersChanged({ view: 'overdue-todos', filters: { ...kept, scope: next.scope, today: next.withToday } }))
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
