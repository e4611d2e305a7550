import type { Kysely, Updateable } from 'kysely'
import type { Action } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { logTranslator } from '../../kernel/log/writeLog'
import { type DomainRow, findDomainRow } from './domainRows'
import { logDomain } from './logDomain'
import { forgetUnused } from './proof/claimName'
import { tellState } from './tellDomain'
import { lockWebsite, websiteChanged } from './websiteChanged'

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
    await lockWebsite(db, await websiteOf(db, target.id))
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
    for (const websiteId of new Set([row.website_id, await websiteOf(db, row.id)]))
      await websiteChanged(services, db, { partnerId: viewer.partner_id, websiteId })
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

const websiteOf = async (db: Kysely<Database>, id: number): Promise<number | null> =>
  (await db.selectFrom('domains').select('website_id').where('id', '=', id).executeTakeFirst())?.website_id ?? null
