import type { Kysely, Updateable } from 'kysely'
import type { Action } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../context'
import { publish } from '../eventHub'
import { logTranslator, writeLog } from '../websites/writeLog'
import { type DomainRow, findDomainRow } from './domainRows'
import { forgetUnused } from './proof/claimName'
import { tellState } from './tellDomain'

type Patch = Updateable<Database['domains']>

interface Target {
  id: number
  websiteId?: number
  action?: Action
}

export interface DomainEdit {
  db: Kysely<Database>
  row: DomainRow
  now: Date
  /** Writes columns, and counts the version up. */
  set(patch: Patch): Promise<void>
  /** Tells the log of the domain's website, in the partner's language. */
  log(key: string, values?: Record<string, string>, label?: string): Promise<void>
  /** Tells the log of another website of the partner; nobody, if there is none. */
  logAt(websiteId: number | null, key: string, values?: Record<string, string>, label?: string): Promise<void>
}

/** Changes one domain in a transaction; others that change it wait. The website and its pages hear of it. */
export async function editDomain(
  services: Services,
  viewer: Viewer,
  target: Target,
  edit: (edit: DomainEdit) => Promise<void>,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    await db.selectFrom('domains').select('id').where('id', '=', target.id).forUpdate().execute()
    const row = await findDomainRow({ db }, viewer, { action: 'manage_domains', ...target })
    const now = services.clock.now()
    const t = logTranslator(services, viewer)
    const logAt: DomainEdit['logAt'] = (websiteId, key, values = {}, label) =>
      logDomain(db, websiteId, t(key, { domain: row.unicode_name, ...values }), { by: viewer.user_id, at: now }, label)
    await edit({
      db,
      row,
      now,
      set: async (patch) => {
        await setDomain(db, row.id, patch, now)
        await tellState(db, { row: { ...row, partner_id: viewer.partner_id }, patch, now, actorId: viewer.user_id })
      },
      log: (...line) => logAt(row.website_id, ...line),
      logAt,
    })
    for (const websiteId of new Set([row.website_id, await websiteOf(db, row.id)])) await websiteChanged(db, viewer.partner_id, websiteId)
  })
}

export async function setDomain(db: Kysely<Database>, id: number, patch: Patch, now: Date): Promise<void> {
  const { partner_id, name } = await db
    .updateTable('domains')
    .set((eb) => ({ ...patch, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(['partner_id', 'name'])
    .executeTakeFirstOrThrow()
  if (patch.deleted_at) await forgetUnused(db, { partnerId: partner_id, name })
}

export async function logDomain(
  db: Kysely<Database>,
  websiteId: number | null,
  message: string,
  at: { by: number | null; at: Date },
  label = 'domain',
): Promise<void> {
  if (websiteId === null) return
  const website = await db.selectFrom('websites').select(['id', 'partner_id', 'status']).where('id', '=', websiteId).executeTakeFirst()
  if (website) await writeLog(db, website, [{ category: 'system', message, label }], at)
}

const websiteOf = async (db: Kysely<Database>, id: number): Promise<number | null> =>
  (await db.selectFrom('domains').select('website_id').where('id', '=', id).executeTakeFirst())?.website_id ?? null

/** The website keeps its domains' names for lists and searches: brings them up to date, and tells the pages that show it. */
export async function websiteChanged(db: Kysely<Database>, partnerId: number, websiteId: number | null): Promise<void> {
  if (websiteId === null) return
  const rows = await db
    .selectFrom('domains')
    .select(['name', 'role', 'registered_at'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
  await db
    .updateTable('websites')
    .set({
      domain: rows.find(({ role }) => role === 'main')?.name ?? null,
      domains: rows.map(({ name }) => name),
      registered_status: rows.some(({ registered_at }) => registered_at !== null) ? 'registered' : 'not_registered',
    })
    .where('id', '=', websiteId)
    .execute()
  await publish(db, { kind: 'website', partnerId, websiteId })
}
