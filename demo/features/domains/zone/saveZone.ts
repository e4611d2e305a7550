import type { Kysely } from 'kysely'
import type { api_partner_dns_save, ReadBody } from '../../../../src/contract/server'
import {
  confirmReasons,
  diffZone,
  isEqualRecord,
  isUnchanged,
  normaliseRecord,
  primaryRole,
  validateZone,
  type ZoneDiff,
  type ZoneItem,
} from '../../../../src/model'
import type { Database } from '../../../db'
import type { Services, Viewer } from '../../../kernel/context'
import { type FieldError, HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import type { DomainRow } from '../row/domainRows'
import { domainLines } from '../row/domainLines'
import { websiteChanged } from '../website/websiteChanged'
import { commit } from '../../../outbox/commit/commit'
import { type News, together } from '../../../kernel/News'
import { bare, zoneRecords } from './readZone'

type Change = ReadBody<typeof api_partner_dns_save>

interface Request {
  domain: DomainRow
  change: Change
  t: Translate
}

/** Applies a whole zone at once, or nothing of it. `stale` when somebody else has applied one since. */
export function saveZone(services: Services, viewer: Viewer, { domain, change, t }: Request): Promise<'saved' | 'stale'> {
  return commit(services, viewer, async (db) => {
    const zone = await db.selectFrom('dns_zones').select('version').where('domain_id', '=', domain.id).forUpdate().executeTakeFirstOrThrow()
    if (zone.version !== change.version) return { changed: 'stale' }
    const before = await zoneRecords(db, domain.id)
    const after = change.items.map((item) => normaliseRecord({ ...bare(item), ...(item.id !== undefined && { id: item.id }) }, domain.name))
    const errors = problemsOf(before, after, { domain, change, viewer, t })
    if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
    const diff = diffZone<ZoneItem>(before, after)
    if (isUnchanged(diff)) return { changed: 'saved' }
    const now = services.clock.now()
    await keepFirstVersion(db, domain, zone.version, before)
    await write(db, domain.id, diff, { now, by: viewer.user_id })
    const version = zone.version + 1
    await db.updateTable('dns_zones').set({ version }).where('domain_id', '=', domain.id).execute()
    await db
      .insertInto('dns_versions')
      .values({
        domain_id: domain.id,
        version,
        created_at: now,
        created_by: viewer.user_id,
        comment: change.comment || null,
        records: JSON.stringify(after.map(bare)),
      })
      .execute()
    await db.updateTable('domains').set({ check_at: now }).where('id', '=', domain.id).execute()
    const counts = { added: diff.added.length, changed: diff.changed.length, removed: diff.removed.length }
    const line = { kind: 'domain.dns', values: { domain: domain.unicode_name, ...counts } } as const
    const applied: News = {
      log: await domainLines(db, domain.website_id, line),
      webhooks: [{ event: 'dns_zone_applied', websiteId: domain.website_id, data: { domain: domain.name, version, ...counts } }],
    }
    return { changed: 'saved', ...together(applied, await websiteChanged(services, db, domain.website_id)) }
  })
}

interface Context extends Request {
  viewer: Viewer
}

function problemsOf(
  before: readonly (ZoneItem & { locked_reason: string | null })[],
  after: readonly ZoneItem[],
  { domain, change, viewer, t }: Context,
): FieldError[] {
  const problems = validateZone(after, domain.name).map(({ index, field, key, values }) => ({
    name: `items.${index}.${field}`,
    message: t(`domains.dns.problem.${key}`, values),
  }))
  const unlocked = primaryRole(viewer.roles) === 'admin' ? (change.unlock ?? []).map(Number) : []
  const touched = before.filter(({ locked_reason, id }) => locked_reason !== null && !unlocked.includes(id ?? 0))
  const kept = new Map(after.map((item) => [item.id, item]))
  for (const item of touched) {
    const now = kept.get(item.id)
    if (!now || !isEqualRecord(item, now))
      problems.push({ name: 'items', message: t('domain.lockedRecord', { type: item.type, name: item.name }) })
  }
  if (!change.force && confirmReasons(before, after).length > 0) problems.push({ name: 'force', message: t('domain.forceNeeded') })
  return problems
}

/** The state before the first change is restorable too. */
async function keepFirstVersion(
  db: Kysely<Database>,
  { id, created_at }: DomainRow,
  version: number,
  before: readonly ZoneItem[],
): Promise<void> {
  const known = await db
    .selectFrom('dns_versions')
    .select('id')
    .where('domain_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (known) return
  await db
    .insertInto('dns_versions')
    .values({ domain_id: id, version, created_at, created_by: null, comment: null, records: JSON.stringify(before.map(bare)) })
    .execute()
}

async function write(
  db: Kysely<Database>,
  domainId: number,
  { added, changed, removed }: ZoneDiff,
  { now, by }: { now: Date; by: number },
): Promise<void> {
  const columns = (item: ZoneItem) => ({
    ...bare(item),
    prio: item.prio ?? null,
    weight: item.weight ?? null,
    port: item.port ?? null,
    flags: item.flags ?? null,
    tag: item.tag ?? null,
    comment: item.comment ?? null,
    updated_at: now,
    updated_by: by,
  })
  for (const { id } of removed)
    await db
      .deleteFrom('dns_records')
      .where('domain_id', '=', domainId)
      .where('id', '=', id ?? 0)
      .execute()
  for (const { after } of changed)
    await db
      .updateTable('dns_records')
      .set(columns(after))
      .where('domain_id', '=', domainId)
      .where('id', '=', after.id ?? 0)
      .execute()
  if (added.length === 0) return
  const rows = added.map((item) => ({
    ...columns(item),
    domain_id: domainId,
    locked_reason: null,
    source: 'user' as const,
    created_at: now,
  }))
  await db.insertInto('dns_records').values(rows).execute()
}
