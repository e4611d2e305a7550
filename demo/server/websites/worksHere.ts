import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Viewer } from '../context'

/** Whether the person is an active colleague. */
export async function worksHere(db: Kysely<Database>, { partner_id }: Viewer, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('partner_id', '=', partner_id)
    .where('user_id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
