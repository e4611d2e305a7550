import type { Kysely } from 'kysely'
import type { Database } from '../schema'

interface HandOver {
  partnerId: number
  from: number
  to: number | null
}

/** Gives all websites and open to-dos of a person to another one, or to nobody. */
export async function handOverWork(db: Kysely<Database>, { partnerId, from, to }: HandOver, at: Date): Promise<void> {
  await db
    .updateTable('websites')
    .set((eb) => ({ assigned_to: to, version: eb('version', '+', 1), updated_at: at }))
    .where('partner_id', '=', partnerId)
    .where('assigned_to', '=', from)
    .execute()
  await db
    .updateTable('todos')
    .set((eb) => ({ to_user_id: to, version: eb('version', '+', 1), updated_at: at }))
    .where('partner_id', '=', partnerId)
    .where('to_user_id', '=', from)
    .where('done', '=', false)
    .execute()
}
