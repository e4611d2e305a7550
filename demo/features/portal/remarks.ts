import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { nextPosition } from '../../db/queries/websites/todos'
import { addTodo } from '../../db/writers/addTodos'
import { isLive } from '../../db/queries/base'
import type { Customer, Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { countedTodos } from '../todos/newsOfTodos'
import { commit } from '../../outbox/commit/commit'
import { together } from '../../kernel/News'
import { noteCustomerActivity } from './logCustomer'
import { changeTodo } from '../../db/writers/changeTodo'
import { removeTodo } from '../../db/writers/removeTodo'

interface Draft {
  id?: number | undefined
  description: string
  page?: string | undefined
  x?: number | undefined
  y?: number | undefined
}

/** What a customer remarked on the preview: to-dos of the team with a place. */
const remarksOf = (db: Kysely<Database>, websiteId: number) =>
  db
    .selectFrom('remarks')
    .innerJoin('todos', 'todos.id', 'remarks.todo_id')
    .where('todos.website_id', '=', websiteId)
    .where(isLive('todos'))
    .select(['todos.id', 'todos.description', 'todos.done', 'remarks.page', 'remarks.x', 'remarks.y'])
    .orderBy('todos.id')

export const listRemarks = (db: Kysely<Database>, { website_id }: Customer) => remarksOf(db, website_id).execute()

async function findRemark(db: Kysely<Database>, customer: Customer, id: number) {
  const remark = await remarksOf(db, customer.website_id).where('todos.id', '=', id).executeTakeFirst()
  if (!remark) throw new HttpError(404, 'refusal.notFound')
  return remark
}

/** Adds a remark, or changes one that nobody has dealt with yet. */
export function saveRemark(services: Services, customer: Customer, draft: Draft) {
  return commit(services, customer, async (db) => {
    const id =
      draft.id === undefined ? await addRemark(services, db, customer, draft) : await changeRemark(services, db, customer, draft.id, draft)
    const active = await noteCustomerActivity(db, customer, services.clock.now())
    return { changed: await findRemark(db, customer, id), ...together(active, { publish: countedTodos(customer.website_id) }) }
  })
}

/** In percent of the preview. */
const place = ({ page, x, y }: Draft) => ({ page: page?.slice(0, 200) ?? null, x: percent(x), y: percent(y) })
const percent = (value: number | undefined): number | null => (value === undefined ? null : Math.min(Math.max(value, 0), 100))

async function addRemark({ clock }: Services, db: Kysely<Database>, customer: Customer, draft: Draft): Promise<number> {
  const now = clock.now()
  const website = await db
    .selectFrom('websites')
    .select(['designed_by', 'assigned_to'])
    .where('id', '=', customer.website_id)
    .executeTakeFirstOrThrow()
  const id = await addTodo(db, {
    partner_id: customer.partner_id,
    website_id: customer.website_id,
    description: draft.description,
    to_user_id: website.assigned_to ?? website.designed_by,
    position: await nextPosition(db, customer.website_id),
    created_at: now,
  })
  await db
    .insertInto('remarks')
    .values({ todo_id: id, ...place(draft) })
    .execute()
  return id
}

async function changeRemark({ clock }: Services, db: Kysely<Database>, customer: Customer, id: number, draft: Draft): Promise<number> {
  const remark = await findRemark(db, customer, id)
  if (remark.done) throw new HttpError(409, 'refusal.remarkDone')
  await changeTodo(db, id, { description: draft.description }, clock.now())
  await db.updateTable('remarks').set(place(draft)).where('todo_id', '=', id).execute()
  return id
}

export function removeRemark(services: Services, customer: Customer, id: number): Promise<void> {
  return commit(services, customer, async (db) => {
    const remark = await findRemark(db, customer, id)
    if (remark.done) throw new HttpError(409, 'refusal.remarkDone')
    await removeTodo(db, id, services.clock.now())
    const active = await noteCustomerActivity(db, customer, services.clock.now())
    return together(active, { publish: countedTodos(customer.website_id) })
  })
}
