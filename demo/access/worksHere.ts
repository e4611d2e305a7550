import type { Kysely } from 'kysely'
import type { Database } from '../db'
import { activeMemberships } from '../db/queries/people/activeMemberships'
import type { Viewer } from '../kernel/context'

/** Whether the person is an active colleague. */
export async function worksHere(db: Kysely<Database>, { partner_id }: Viewer, userId: number): Promise<boolean> {
  return (await activeMemberships(db, userId).where('partner_id', '=', partner_id).executeTakeFirst()) !== undefined
}
