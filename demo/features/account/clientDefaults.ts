import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { PartnerSettings } from '../../db/tables/partners'
import { ofPartner } from '../../db/queries/base'

/** What the customers of a reseller have as long as they set nothing themselves. */
export async function clientDefaults(db: Kysely<Database>, resellerId: number): Promise<PartnerSettings> {
  const row = await ofPartner(db, resellerId, 'client_defaults').select('settings').executeTakeFirst()
  return row?.settings ?? {}
}
