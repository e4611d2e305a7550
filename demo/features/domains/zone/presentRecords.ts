import { type DnsRecord, saysSame } from '../../../../src/model'
import type { Services } from '../../../kernel/context'
import { copiedRecords } from './copiedRecords'
import type { DomainRow } from '../row/domainRows'
import { zoneRecords } from './readZone'

/** What the present name servers of a domain say that its zone here does not have; nothing once ours answer. */
export async function presentRecords({ db, dns }: Services, domain: DomainRow): Promise<DnsRecord[]> {
  if (domain.dns_managed) return []
  const zone = await zoneRecords(db, domain.id)
  const live = await copiedRecords(dns, domain.name, 'all')
  return live.filter((record) => !zone.some((one) => saysSame(one, record)))
}
