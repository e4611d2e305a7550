import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { PartnerSettings } from '../../db/tables/partners'

/** What the customers of a reseller have as long as they set nothing themselves. */
export async function clientDefaults(db: Kysely<Database>, resellerId: number): Promise<PartnerSettings> {
  const row = await db.selectFrom('client_defaults').select('settings').where('partner_id', '=', resellerId).executeTakeFirst()
  return row?.settings ?? {}
}
