import type { DnsCheckRow } from '../../../db/tables/domains'
import type { Services } from '../../../kernel/context'
import { dsOf, dsText } from '../../../services'

/** What the registry says of the key of a domain, beside what it has to say. A key that was let go ends once nobody remembers it. */
export async function checkDs({ db, dns }: Services, { id, name }: { id: number; name: string }): Promise<DnsCheckRow[]> {
  const key = await db.selectFrom('dnssec_keys').select(['public_key', 'leaving']).where('domain_id', '=', id).executeTakeFirst()
  if (!key) return []
  const [found, heard] = await Promise.all([dns.authoritative(name, 'DS'), dns.public(name, 'DS')])
  const isForgotten = found?.length === 0 && heard?.length === 0
  if (key.leaving && isForgotten) {
    await db.deleteFrom('dnssec_keys').where('domain_id', '=', id).where('leaving', '=', true).execute()
    return []
  }
  const wanted = dsText(dsOf(name, key.public_key))
  const ok = !key.leaving && Boolean(found?.includes(wanted) && heard?.includes(wanted))
  return [{ type: 'DS', host: name, expected: key.leaving ? [] : [wanted], found: found ?? [], public: heard ?? [], ok }]
}
