import { sql } from 'kysely'
import type { api_partner_todos, ReadQuery } from '../../../src/contract/server'
import { addDays, type DueGroup, dueGroupOf, type IsoDay, TODO_SORTS } from '../../../src/model'
import { alphabetical } from '../../db/queries/alphabetical'
import { totalOf, withTotal } from '../../db/queries/total'
import { filterTodos, type TodoRow, todosWithin, type TodoFilters, whose, withTodoColumns } from '../../db/queries/websites/todos'
import { ORDER_BY_STATUS, orderByUser } from '../../db/queries/websites/websiteSorts'
import type { Services, Viewer } from '../../kernel/context'
import type { ReadRow } from '../../kernel/instant'
import type { PersonOf } from '../../kernel/userOf'
import { filteredBy } from '../../kernel/request/filteredBy'
import { orderOf, paginationOf, pagingOf } from '../../kernel/request/paging'
import { momentOf, peopleOf, scopeOf } from '../../access/scope'
import { presentTodo } from './present'

type Query = ReadQuery<typeof api_partner_todos> | undefined

const SORTS = [...TODO_SORTS, 'position'] as const

const ORDER: Readonly<Record<(typeof SORTS)[number], ReturnType<typeof sql>>> = {
  dueDate: sql`todos.due_date`,
  website: alphabetical(sql.ref('websites.title')),
  websiteStatus: ORDER_BY_STATUS,
  to: orderByUser('todos.to_user_id'),
  from: orderByUser('todos.from_user_id'),
  createdAt: sql`todos.created_at`,
  position: sql`todos.position`,
}

/** One page of to-dos over all websites; those to me unless asked otherwise. */
export const allTodos = (services: Services, viewer: Viewer, query: Query) =>
  listOf(services, viewer, todosWithin(services.db, scopeOf(viewer)), { scope: 'to_me', sort: 'dueDate', ...query })

/** One page of a website's to-dos, in their own order. */
export const todosOfWebsite = (services: Services, viewer: Viewer, websiteId: number, query: Query) =>
  listOf(services, viewer, todosWithin(services.db, scopeOf(viewer)).where('todos.website_id', '=', websiteId), {
    scope: 'all',
    sort: 'position',
    ...query,
  })

export async function answerTodos(services: Services, viewer: Viewer, { page, answer }: ReturnType<typeof listOf>) {
  return answer(await page.execute(), await peopleOf(services, viewer))
}

/** What to ask for a list, and what it answers with what was read. */
function listOf(services: Services, viewer: Viewer, todos: ReturnType<typeof todosWithin>, query: NonNullable<Query>) {
  const paging = pagingOf(query)
  const { by, direction } = orderOf(query.sort ?? 'dueDate', SORTS)
  const matching = todos.where((eb) => filterTodos(eb, filtersOf(services, viewer, query)))
  const page = withTotal(withTodoColumns(matching), matching)
    .orderBy(sql`${ORDER[by]} ${sql.raw(direction)} nulls last`)
    .orderBy('todos.id')
    .limit(paging.limit)
    .offset(paging.offset)
  const answer = async (rows: readonly (ReadRow<TodoRow> & { total: number })[], person: PersonOf) => ({
    items: rows.map((row) => presentTodo(row, person)),
    pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, matching)),
    filters: {
      ...filteredBy(query),
      ...(query.overdue === '1' ? { due: await groupsOf(matching, momentOf(services, viewer).today) } : {}),
    },
  })
  return { page, answer }
}

/** How many there are on all pages, by how long their day has passed. */
async function groupsOf(todos: ReturnType<typeof todosWithin>, today: IsoDay): Promise<Partial<Record<DueGroup, number>>> {
  const days = await todos
    .groupBy('todos.due_date')
    .select(({ fn }) => ['todos.due_date', fn.countAll<number>().as('count')])
    .execute()
  const groups: Partial<Record<DueGroup, number>> = {}
  for (const { due_date, count } of days) {
    const group = dueGroupOf(due_date ?? today, today)
    groups[group] = (groups[group] ?? 0) + count
  }
  return groups
}

const dueBefore = (today: IsoDay, withToday: boolean): IsoDay => (withToday ? addDays(today, 1) : today)

const filtersOf = (services: Services, viewer: Viewer, { scope, done, overdue, today, search }: NonNullable<Query>): TodoFilters => ({
  ...whose(scope, viewer.user_id),
  done: done === undefined ? undefined : done === '1',
  dueBefore: overdue === '1' ? dueBefore(momentOf(services, viewer).today, today === '1') : undefined,
  search: search?.trim() || undefined,
})
