import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { live } from '../../../db/queries/base'
import { dsOf, dsText } from './zoneKey'

/** The DS records that the registry has of a domain: ours says them by itself, that of others as somebody has entered them there. */
export async function registeredDs(db: Kysely<Database>, name: string): Promise<string[]> {
  const own = await live(db, 'domains')
    .leftJoin('dnssec_keys', (join) => join.onRef('dnssec_keys.domain_id', '=', 'domains.id').on('dnssec_keys.leaving', '=', false))
    .select('public_key')
    .where('name', '=', name)
    .where('registrar', '=', 'own')
    .executeTakeFirst()
  if (own) return own.public_key === null ? [] : [dsText(dsOf(name, own.public_key))]
  const outside = await db.selectFrom('outside_domains').select('ds').where('name', '=', name).executeTakeFirst()
  return outside?.ds ?? []
}
