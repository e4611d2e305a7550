import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { isLive, live } from '../../../db/queries/base'

interface Move {
  website: number
  from: number
  to: number
}

/** The proofs of a website's domains go with it, in the place of what the one who gets it has begun for the same names. */
export async function moveProofs(db: Kysely<Database>, { website, from, to }: Move, at: Date): Promise<void> {
  const names = live(db, 'domains').select('name').where('website_id', '=', website)
  const begun = db.updateTable('domains').set({ deleted_at: at, role: 'alias' }).where('partner_id', '=', to)
  await begun.where('name', 'in', names).where(isLive('domains')).execute()
  await db.deleteFrom('domain_proofs').where('partner_id', '=', to).where('name', 'in', names).execute()
  await db.updateTable('domain_proofs').set({ partner_id: to }).where('partner_id', '=', from).where('name', 'in', names).execute()
}
