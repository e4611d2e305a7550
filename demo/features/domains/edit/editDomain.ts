import type { Kysely, Updateable } from 'kysely'
import type { Action, LogLine } from '../../../../src/model'
import type { Database } from '../../../db'
import type { Services, Viewer } from '../../../kernel/context'
import { type DomainRow, findDomainRow } from '../row/domainRows'
import { commit } from '../../../outbox/commit/commit'
import { type News, together } from '../../../kernel/News'
import { domainLines } from '../row/domainLines'
import { newsOfState } from '../row/newsOfState'
import { forgetUnused } from '../claim/claimName'

import { lockWebsite, websiteChanged } from '../website/websiteChanged'

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
  /** What others hear of besides. */
  addNews(news: News): void
  /** Tells the log of the domain's website. */
  log(line: LogLine, label?: string): Promise<void>
  /** Tells the log of another website of the partner; nobody, if there is none. */
  logAt(websiteId: number | null, line: LogLine, label?: string): Promise<void>
}

/** Changes one domain in a transaction; others that change it wait. The website and its pages hear of it. */
export async function editDomain(
  services: Services,
  viewer: Viewer,
  target: Target,
  edit: (edit: DomainEdit) => Promise<void>,
): Promise<void> {
  await commit(services, viewer, async (db) => {
    await lockWebsite(db, await websiteOf(db, viewer, target.id))
    await domainOf(db, viewer, target.id).select('id').forUpdate().execute()
    const row = await findDomainRow({ db }, viewer, { action: 'manage_domains', ...target })
    const now = services.clock.now()
    const news: News[] = []
    const logAt: DomainEdit['logAt'] = async (websiteId, line, label) => {
      news.push({ log: await domainLines(db, websiteId, line, label) })
    }
    await edit({
      db,
      row,
      now,
      set: async (patch) => {
        await setDomain(db, row.id, patch, now)
        news.push(newsOfState(row, patch))
      },
      addNews: (one) => news.push(one),
      log: (line, label) => logAt(row.website_id, line, label),
      logAt,
    })
    for (const websiteId of new Set([row.website_id, await websiteOf(db, viewer, row.id)]))
      news.push(await websiteChanged(services, db, websiteId))
    return together(...news)
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

/** One of the partner's, deleted or not. */
const domainOf = (db: Kysely<Database>, viewer: Viewer, id: number) =>
  db.selectFrom('domains').where('id', '=', id).where('partner_id', '=', viewer.partner_id)

const websiteOf = async (db: Kysely<Database>, viewer: Viewer, id: number): Promise<number | null> =>
  (await domainOf(db, viewer, id).select('website_id').executeTakeFirst())?.website_id ?? null
