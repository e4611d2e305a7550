import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { TodoScope } from '../../../../src/model'
import type { Database } from '../../schema'
import { type ViewerScope, websitesWithin } from './websites'
import { containsWords } from '../words'
import { isLive } from '../base'

/** Where a new to-do goes: behind all others of the website. */
export async function nextPosition(db: Kysely<Database>, websiteId: number): Promise<number> {
  const row = await db
    .selectFrom('todos')
    .where('website_id', '=', websiteId)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirst()
  return (row?.last ?? -1) + 1
}

/** To-dos of the partner's websites within reach. */
export const todosWithin = (db: Kysely<Database>, scope: ViewerScope) =>
  websitesWithin(db, scope)
    .innerJoin('todos', 'todos.website_id', 'websites.id')
    // Of the same partner as their websites: said once more, as open ones are found by it.
    .where('todos.partner_id', '=', scope.partnerId)
    .where(isLive('todos'))

export const withTodoColumns = (query: ReturnType<typeof todosWithin>) =>
  query
    .selectAll('todos')
    .select(['websites.title as website_title', 'websites.status as website_status', 'websites.assigned_to', 'websites.image_file_id'])

export type TodoRow = Awaited<ReturnType<ReturnType<typeof withTodoColumns>['execute']>>[number]

export interface TodoFilters {
  /** Whose: to this person, or from this person. */
  to?: number | undefined
  from?: number | undefined
  done?: boolean | undefined
  /** Due before this day and not done. */
  dueBefore?: string | undefined
  search?: string | undefined
}

/** Whose to-dos a person asks for. */
export const whose = (scope: TodoScope | undefined, userId: number): Pick<TodoFilters, 'to' | 'from'> => ({
  to: scope === 'to_me' ? userId : undefined,
  from: scope === 'from_me' ? userId : undefined,
})

export function filterTodos(eb: ExpressionBuilder<Database, 'todos' | 'websites'>, { to, from, done, dueBefore, search }: TodoFilters) {
  const conditions = [
    to === undefined ? undefined : eb('todos.to_user_id', '=', to),
    from === undefined ? undefined : eb('todos.from_user_id', '=', from),
    done === undefined ? undefined : eb('todos.done', '=', done),
    dueBefore === undefined ? undefined : eb.and([eb('todos.due_date', '<', dueBefore), eb('todos.done', '=', false)]),
    search ? containsWords(sql`concat_ws(' ', todos.description, websites.title)`, search) : undefined,
  ]
  return eb.and(conditions.filter((condition) => condition !== undefined))
}
