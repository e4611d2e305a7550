import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema'
import { isLive, ofPartner } from '../../db/queries/base'

interface Absence {
  readonly userId: number
  readonly partnerId: number
  /** Days `YYYY-MM-DD`, both inclusive. */
  readonly from: string
  readonly until: string
}

/** How many websites and to-dos of a person are due while they are away. */
export async function absenceEffect(db: Kysely<Database>, { userId, partnerId, from, until }: Absence) {
  const websites = await ofPartner(db, partnerId, 'websites')
    .where('assigned_to', '=', userId)
    .where('status', '!=', 'done')
    .where('is_template', '=', false)
    .where('due_date', '>=', from)
    .where('due_date', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const todos = await ofPartner(db, partnerId, 'todos')
    .innerJoin('websites', 'websites.id', 'todos.website_id')
    .where('todos.to_user_id', '=', userId)
    .where('todos.done', '=', false)
    .where(isLive('websites'))
    .where('todos.due_date', '>=', from)
    .where('todos.due_date', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { websites: websites.count, todos: todos.count }
}
