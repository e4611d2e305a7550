import type { Kysely } from 'kysely'
import { type DnsRecord, fqdnOf, OWN_NAME_SERVERS } from '../../../src/model'
import type { Database } from '../../db'
import { live } from '../../db/queries/base'

/** A zone as the world sees it. */
export interface Zone {
  name: string
  version: number
  records: readonly DnsRecord[]
  /** What its answers are signed with; the private key is sealed. */
  key: { publicKey: string; privateKey: string } | null
}

/** The zone that answers for a name: ours, or what somebody else's name servers would say. Undefined when there is none. */
export async function findZone(db: Kysely<Database>, name: string): Promise<Zone | undefined> {
  const candidates = suffixesOf(name)
  if (candidates.length === 0) return undefined
  const ours = await live(db, 'domains')
    .innerJoin('dns_zones', 'dns_zones.domain_id', 'domains.id')
    .leftJoin('dnssec_keys', 'dnssec_keys.domain_id', 'domains.id')
    .select(['domains.id', 'domains.name', 'dns_zones.version', 'dnssec_keys.public_key', 'dnssec_keys.private_key'])
    // Whoever merely typed a name answers for nothing: they could prove with their own zone that it is theirs.
    .innerJoin('domain_proofs', (join) =>
      join.onRef('domain_proofs.partner_id', '=', 'domains.partner_id').onRef('domain_proofs.name', '=', 'domains.name'),
    )
    .where('domain_proofs.proven_at', 'is not', null)
    .where('domains.name', 'in', candidates)
    .where('domains.dns_managed', '=', true)
    .where('domains.registry_state', '!=', 'pendingCreate')
    .where('domains.suspended_reason', 'is', null)
    .execute()
  const outside = await db
    .selectFrom('outside_domains')
    .select(['name', 'nameservers', 'records'])
    .where('name', 'in', candidates)
    .execute()
  const own = longest(ours)
  const other = longest(outside.filter(({ nameservers }) => !nameservers.some((host) => OWN_NAME_SERVERS.some((known) => known === host))))
  if (own && (!other || own.name.length >= other.name.length)) return ownZone(db, own)
  return other && { name: other.name, version: 1, records: [...other.nameservers.map(nameServer), ...other.records], key: null }
}

interface OwnZone extends Pick<Zone, 'name' | 'version'> {
  id: number
  public_key: string | null
  private_key: string | null
}

async function ownZone(db: Kysely<Database>, { id, name, version, public_key, private_key }: OwnZone): Promise<Zone> {
  const key = public_key !== null && private_key !== null ? { publicKey: public_key, privateKey: private_key } : null
  return { name, version, key, records: await recordsOf(db, id) }
}

const longest = <Named extends { name: string }>(zones: readonly Named[]): Named | undefined =>
  zones.toSorted((a, b) => b.name.length - a.name.length)[0]

function suffixesOf(name: string): string[] {
  const labels = name.split('.')
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'))
}

const nameServer = (content: string): DnsRecord => ({ type: 'NS', name: '@', content, ttl: 3_600 })

const recordsOf = (db: Kysely<Database>, domainId: number) =>
  db.selectFrom('dns_records').selectAll().where('domain_id', '=', domainId).orderBy('id').execute()

/** The records at a name: its own, else those of the nearest wildcard (RFC 4592). Undefined when the name does not exist. */
export function recordsAt({ name: zone, records }: Zone, name: string): readonly DnsRecord[] | undefined {
  const exact = records.filter((record) => fqdnOf(record.name, zone) === name)
  if (exact.length > 0) return exact
  const labels = name.split('.')
  for (let start = 1; start < labels.length; start++) {
    const parent = labels.slice(start).join('.')
    const wild = records.filter((record) => fqdnOf(record.name, zone) === `*.${parent}`)
    if (wild.length > 0) return wild
    // A name that has names below it exists, and keeps the wildcards above it away.
    if (start > 0 && records.some((record) => fqdnOf(record.name, zone) === parent)) break
    if (parent === zone) break
  }
  const isParent = records.some((record) => fqdnOf(record.name, zone).endsWith(`.${name}`))
  return isParent || name === zone ? [] : undefined
}
