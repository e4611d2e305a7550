import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { Services } from '../../../kernel/context'
import { type News, together } from '../../../kernel/News'
import { isLive, live } from '../../../db/queries/base'
import { websiteChanged } from '../website/websiteChanged'

interface Move {
  website: number
  from: number
  to: number
}

/**
 * The proofs of a website's domains go with it, in the place of what the one who gets it has begun for the same names; what of theirs has
 * lost a domain by that hears of it.
 */
export async function moveProofs(services: Services, db: Kysely<Database>, { website, from, to }: Move): Promise<News> {
  const at = services.clock.now()
  const names = live(db, 'domains').select('name').where('website_id', '=', website)
  const begun = await db
    .updateTable('domains')
    .set({ deleted_at: at, role: 'alias' })
    .where('partner_id', '=', to)
    .where('name', 'in', names)
    .where(isLive('domains'))
    .returning('website_id')
    .execute()
  await db.deleteFrom('domain_proofs').where('partner_id', '=', to).where('name', 'in', names).execute()
  await db.updateTable('domain_proofs').set({ partner_id: to }).where('partner_id', '=', from).where('name', 'in', names).execute()
  const news: News[] = []
  for (const websiteId of new Set(begun.map(({ website_id }) => website_id))) news.push(await websiteChanged(services, db, websiteId))
  return together(...news)
}
