import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { StatusTodo } from '../../../src/contract'
import { addDays, type Status, todayIn } from '../../../src/model'
import type { Database } from '../../db'
import { nextPosition } from '../../db/queries/websites/todos'
import { staffOf } from '../../db/queries/people/users'
import { addTodos } from '../../db/writers/addTodos'

/** As it was saved: texts, or texts with more. */
const Todos = v.array(StatusTodo)

interface Entered {
  website: { id: number; partner_id: number }
  status: Status
  assignee: number | null
  at: Date
}

/**
 * The to-dos that the partner wants with a status, when a website gets there for the first time; answers their ids. Call it before the
 * move is written down.
 */
export async function addStatusTodos(db: Kysely<Database>, { website, status, assignee, at }: Entered): Promise<number[]> {
  const { todos, timeZone } = await todosForStatus(db, website.partner_id, status)
  if (todos.length === 0 || (await wasThere(db, website.id, status))) return []
  const first = await nextPosition(db, website.id)
  const today = todayIn(timeZone, at)
  const colleagues = new Set((await staffOf(db, website.partner_id)).map(({ id }) => id))
  const rows = todos.map(({ description, to, days }, nth) => ({
    partner_id: website.partner_id,
    website_id: website.id,
    description,
    // Who has left since is replaced by whoever is in charge.
    to_user_id: to !== null && colleagues.has(to) ? to : assignee,
    due_date: days === null ? null : addDays(today, days),
    position: first + nth,
    automated_status: status,
    created_at: at,
  }))
  return addTodos(db, rows)
}

async function todosForStatus(db: Kysely<Database>, partnerId: number, status: Status) {
  const partner = await db
    .selectFrom('partners')
    .select(['todos_for_status', 'time_zone'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow()
  return { todos: v.parse(Todos, partner.todos_for_status[status] ?? []), timeZone: partner.time_zone }
}

/** A website that was in the status has moved out of it, or already has its to-dos, deleted ones included. */
async function wasThere(db: Kysely<Database>, websiteId: number, status: Status): Promise<boolean> {
  const move = await db
    .selectFrom('status_moves')
    .select('id')
    .where('website_id', '=', websiteId)
    .where((eb) => eb.or([eb('to_status', '=', status), eb('from_status', '=', status)]))
    .executeTakeFirst()
  const todo = await db
    .selectFrom('todos')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('automated_status', '=', status)
    .executeTakeFirst()
  return move !== undefined || todo !== undefined
}
