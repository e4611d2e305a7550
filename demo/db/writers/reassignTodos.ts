import type { Kysely } from 'kysely'
import type { Database } from '../schema'

interface HandOver {
  partnerId: number
  from: number
  to: number | null
}

/** Gives all open to-dos of a person to another one, or to nobody. */
export async function handOverTodos(db: Kysely<Database>, { partnerId, from, to }: HandOver, at: Date): Promise<void> {
  await db
    .updateTable('todos')
    .set((eb) => ({ to_user_id: to, version: eb('version', '+', 1), updated_at: at }))
    .where('partner_id', '=', partnerId)
    .where('to_user_id', '=', from)
    .where('done', '=', false)
    .execute()
}

/** Open to-dos of a website that goes to another partner are nobody's there. */
export async function releaseTodos(db: Kysely<Database>, websiteId: number): Promise<void> {
  await db.updateTable('todos').set({ to_user_id: null }).where('website_id', '=', websiteId).where('done', '=', false).execute()
}
