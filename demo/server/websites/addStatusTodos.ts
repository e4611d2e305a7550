import type { Kysely } from 'kysely'
import type { Status } from '../../../src/model'
import type { Database } from '../../db'
import { nextPosition } from '../../db/queries/todos'

interface Entered {
  website: { id: number; partner_id: number }
  status: Status
  assignee: number | null
  at: Date
}

/** The to-dos that the partner wants with a status, when a website gets there for the first time. Call it before the move is written down. */
export async function addStatusTodos(db: Kysely<Database>, { website, status, assignee, at }: Entered): Promise<void> {
  const descriptions = await todosForStatus(db, website.partner_id, status)
  if (descriptions.length === 0 || (await wasThere(db, website.id, status))) return
  const first = await nextPosition(db, website.id)
  const rows = descriptions.map((description, nth) => ({
    partner_id: website.partner_id,
    website_id: website.id,
    description,
    to_user_id: assignee,
    position: first + nth,
    automated_status: status,
    created_at: at,
    updated_at: at,
  }))
  await db.insertInto('todos').values(rows).execute()
}

async function todosForStatus(db: Kysely<Database>, partnerId: number, status: Status): Promise<string[]> {
  const partner = await db.selectFrom('partners').select('todos_for_status').where('id', '=', partnerId).executeTakeFirstOrThrow()
  return partner.todos_for_status[status] ?? []
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
