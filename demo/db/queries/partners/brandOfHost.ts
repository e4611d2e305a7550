import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema'
import { type Brand, selectBrand, withInherited } from './brandOfPartner'

/** The partner whose own, proven domain this is: before anybody has signed in, its brand is on the page and not the provider's. */
export async function brandOfHost(db: Kysely<Database>, host: string | undefined): Promise<Brand | null> {
  const domain = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (!domain) return null
  const row = await selectBrand(db)
    .innerJoin('domain_proofs', 'domain_proofs.partner_id', 'partners.id')
    .where('domain_proofs.name', '=', domain)
    .where('domain_proofs.proven_at', 'is not', null)
    .where(sql<boolean>`partners.settings ->> 'domain' = ${domain}`)
    .where(sql<boolean>`(partners.flags ->> 'canWhitelabel')::boolean`)
    .executeTakeFirst()
  return row ? withInherited(row) : null
}
