import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema'

interface Absence {
  readonly userId: number
  readonly partnerId: number
  /** Days `YYYY-MM-DD`, both inclusive. */
  readonly from: string
  readonly until: string
}

/** How many websites and to-dos of a person are due while they are away. */
export async function absenceEffect(db: Kysely<Database>, { userId, partnerId, from, until }: Absence) {
  const websites = await db
    .selectFrom('websites')
    .where('partner_id', '=', partnerId)
    .where('assigned_to', '=', userId)
    .where('status', '!=', 'done')
    .where('is_template', '=', false)
    .where('deleted_at', 'is', null)
    .where('due_date', '>=', from)
    .where('due_date', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const todos = await db
    .selectFrom('todos')
    .innerJoin('websites', 'websites.id', 'todos.website_id')
    .where('todos.partner_id', '=', partnerId)
    .where('todos.to_user_id', '=', userId)
    .where('todos.done', '=', false)
    .where('todos.deleted_at', 'is', null)
    .where('websites.deleted_at', 'is', null)
    .where('todos.due_date', '>=', from)
    .where('todos.due_date', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { websites: websites.count, todos: todos.count }
}
