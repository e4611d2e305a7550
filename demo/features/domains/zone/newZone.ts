import type { Kysely } from 'kysely'
import { type DnsRecord, OWN_NAME_SERVERS, presetRecords, TTL_DEFAULT } from '../../../../src/model'
import type { Database } from '../../../db'

/** What the provider puts into a new zone: its name servers, locked, and the website. */
const firstRecords = (domain: string, websiteId: number | null): (DnsRecord & { locked?: true })[] => [
  ...OWN_NAME_SERVERS.map((content) => ({ type: 'NS' as const, name: '@', content, ttl: TTL_DEFAULT, locked: true as const })),
  ...presetRecords('website', { domain, websiteId }),
]

interface NewZone {
  id: number
  name: string
  websiteId: number | null
  /** What other name servers had. */
  copied?: readonly DnsRecord[]
}

/** Makes the zone of a new domain; nobody sees it before the domain is delegated to us. */
export async function addZone(db: Kysely<Database>, { id, name, websiteId, copied = [] }: NewZone, now: Date): Promise<void> {
  await db.insertInto('dns_zones').values({ domain_id: id }).execute()
  await addRecords(db, { id, records: firstRecords(name, websiteId), source: 'provider' }, now)
  await addRecords(db, { id, records: copied, source: 'import' }, now)
}

interface Adding {
  id: number
  records: readonly (DnsRecord & { locked?: true })[]
  source: 'provider' | 'import'
}

/** Puts records into the zone of a domain. */
export async function addRecords(db: Kysely<Database>, { id, records, source }: Adding, now: Date): Promise<void> {
  if (records.length === 0) return
  const rows = records.map(({ locked, ...record }) => ({
    ...record,
    source,
    domain_id: id,
    prio: record.prio ?? null,
    weight: record.weight ?? null,
    port: record.port ?? null,
    flags: null,
    tag: null,
    comment: null,
    locked_reason: locked ? 'nameserver' : null,
    created_at: now,
    updated_at: now,
    updated_by: null,
  }))
  await db.insertInto('dns_records').values(rows).execute()
}
