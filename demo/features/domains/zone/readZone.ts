import type { Kysely } from 'kysely'
import {
  DNS_COMMENT_MAX,
  DNS_PRESETS,
  DNS_READ_ONLY_TYPES,
  type DnsRecord,
  OWN_NAME_SERVERS,
  presetRecords,
  TTL_MAX,
  TTL_MIN,
  TXT_MAX_BYTES,
  ZONE_FILE_MAX_BYTES,
  ZONE_RECORDS_MAX,
} from '../../../../src/model'
import type { Database } from '../../../db'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { peopleOf } from '../../../access/scope'
import type { DomainRow } from '../row/domainRows'

const LIMITS = {
  records: ZONE_RECORDS_MAX,
  fileBytes: ZONE_FILE_MAX_BYTES,
  ttlMin: TTL_MIN,
  ttlMax: TTL_MAX,
  txtBytes: TXT_MAX_BYTES,
  comment: DNS_COMMENT_MAX,
}

export const zoneRecords = (db: Kysely<Database>, domainId: number) =>
  db.selectFrom('dns_records').selectAll().where('domain_id', '=', domainId).orderBy('name').orderBy('type').orderBy('id').execute()

async function zoneVersion(db: Kysely<Database>, domainId: number): Promise<number> {
  const row = await db.selectFrom('dns_zones').select('version').where('domain_id', '=', domainId).executeTakeFirst()
  return row?.version ?? 1
}

/** What records say, without where they came from. */
export const bare = ({ type, name, content, ttl, prio, weight, port, flags, tag, comment }: DnsRecord): DnsRecord => ({
  type,
  name,
  content,
  ttl,
  prio: prio ?? null,
  weight: weight ?? null,
  port: port ?? null,
  flags: flags ?? null,
  tag: tag ?? null,
  comment: comment ?? null,
})

/** A zone as the contract shows it. */
export async function readZone(services: Services, viewer: Viewer, { domain, t }: { domain: DomainRow; t: Translate }) {
  const { db } = services
  const person = await peopleOf(services, viewer)
  const rows = await zoneRecords(db, domain.id)
  return {
    domain: { id: domain.id, name: domain.name, unicodeName: domain.unicode_name, mailboxes: domain.mailboxes },
    version: await zoneVersion(db, domain.id),
    items: rows.map((row) => ({
      id: row.id,
      domainId: domain.id,
      ...bare(row),
      locked: row.locked_reason !== null,
      lockedReason: row.locked_reason && t(`domain.locked.${row.locked_reason}`),
      source: row.source,
      state: 'live' as const,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      updatedBy: person(row.updated_by),
    })),
    nameservers: [...OWN_NAME_SERVERS],
    limits: LIMITS,
    enabledTypes: [...DNS_READ_ONLY_TYPES],
    presets: DNS_PRESETS.map((name) => ({ name, items: presetRecords(name, { domain: domain.name, websiteId: domain.website_id }) })),
  }
}

/** What the zone was, newest first. */
export async function zoneHistory(services: Services, viewer: Viewer, domainId: number) {
  const person = await peopleOf(services, viewer)
  const rows = await services.db
    .selectFrom('dns_versions')
    .selectAll()
    .where('domain_id', '=', domainId)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: person(row.created_by),
    comment: row.comment,
    records: row.records,
  }))
}
