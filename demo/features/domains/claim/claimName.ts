import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db'
import { isLive, ofPartner } from '../../../db/queries/base'

export interface Claim {
  partnerId: number
  name: string
}

export const newToken = (): string => randomBytes(16).toString('hex')

/** A partner wants a name: from now on it is looked whether it shows that the name is its own. One that does already stays as it is. */
export async function claimName(db: Kysely<Database>, { partnerId, name }: Claim, now: Date): Promise<void> {
  await db
    .insertInto('domain_proofs')
    .values({
      partner_id: partnerId,
      name,
      token: newToken(),
      proven_by: null,
      proven_at: null,
      checked_at: null,
      check_at: now,
      missing_since: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'name']).doUpdateSet({ check_at: now, tries: 0 }).where('domain_proofs.proven_at', 'is', null),
    )
    .execute()
}

export const findProof = (db: Kysely<Database>, { partnerId, name }: Claim) =>
  ofPartner(db, partnerId, 'domain_proofs').selectAll().where('name', '=', name).executeTakeFirst()

/** A name that is neither a website's nor the partner's own any more needs no proof; whoever wants it again begins anew. */
export async function forgetUnused(db: Kysely<Database>, { partnerId, name }: Claim): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('domain_proofs')
    .where('partner_id', '=', partnerId)
    .where('name', '=', name)
    .where(({ not, exists, selectFrom }) => {
      const domain = selectFrom('domains').select('domains.id').where('domains.partner_id', '=', partnerId)
      return not(exists(domain.where('domains.name', '=', name).where(isLive('domains'))))
    })
    .where(({ not, exists, selectFrom }) => {
      const partner = selectFrom('partners').select('partners.id').where('partners.id', '=', partnerId)
      return not(exists(partner.where(sql<boolean>`partners.settings ->> 'domain' = ${name}`)))
    })
    .executeTakeFirst()
  return numDeletedRows > 0n
}
