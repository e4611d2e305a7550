import type { Kysely } from 'kysely'
import { MINUTE_MS } from '../../../src/model'
import type { Database } from '../../db'
import type { Content } from '../../db/tables/editor'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'

/** An editor that has been silent for this long has let go of the website. */
const LOCK_MS = 2 * MINUTE_MS
const MAX_BYTES = 900_000

const documentRow = (db: Kysely<Database>, websiteId: number) =>
  db.selectFrom('cms_documents').selectAll().where('website_id', '=', websiteId).executeTakeFirst()

/** The content of a website; before the first save it is empty and has version 0. */
export async function readDocument({ db }: Services, websiteId: number) {
  const row = await documentRow(db, websiteId)
  return {
    webcard: websiteId,
    version: row?.version ?? 0,
    content: row?.content ?? {},
    updatedAt: row?.updated_at.toISOString() ?? null,
  }
}

interface Save {
  websiteId: number
  version: number
  content: Content
}

/** Saves what was made on the current version; `stale` when somebody else was faster. Nobody writes into what another person has open. */
export function saveDocument(services: Services, viewer: Viewer, save: Save): Promise<'saved' | 'stale'> {
  return commit(services, viewer, async (db) => {
    await lockWebsite(db, save.websiteId)
    const other = await holderOf(services, db, save.websiteId)
    if (other && other.user_id !== viewer.user_id) throw new HttpError(423, 'refusal.locked', { values: { name: other.name } })
    const current = await documentRow(db, save.websiteId)
    if (save.version !== (current?.version ?? 0)) return { changed: 'stale' }
    return { changed: 'saved', ...(await writeDocument(services, db, viewer, save)) }
  })
}

/** Writes the next version. The website is locked by the transaction. */
export async function writeDocument(
  { clock }: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  { websiteId, version, content }: Save,
): Promise<News> {
  const text = JSON.stringify(content)
  if (Buffer.byteLength(text) > MAX_BYTES) throw new HttpError(413, 'refusal.tooMuch')
  const values = { version: version + 1, content: text, updated_at: clock.now(), updated_by: viewer.user_id }
  await db
    .insertInto('cms_documents')
    .values({ website_id: websiteId, form_settings: '{}', ...values })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute()
  return { publish: [{ kind: 'website', websiteId }] }
}

/** Writes on whatever version there is, for changes that take the content there is into account. */
export function changeDocument(
  services: Services,
  viewer: Viewer,
  websiteId: number,
  change: (content: Content) => Content,
): Promise<void> {
  return commit(services, viewer, async (db) => {
    await lockWebsite(db, websiteId)
    const current = await documentRow(db, websiteId)
    return writeDocument(services, db, viewer, { websiteId, version: current?.version ?? 0, content: change(current?.content ?? {}) })
  })
}

async function holderOf({ clock }: Services, db: Kysely<Database>, websiteId: number) {
  const row = await db
    .selectFrom('cms_locks')
    .innerJoin('users', 'users.id', 'cms_locks.user_id')
    .select(['cms_locks.user_id', 'users.forename', 'users.surname', 'users.email'])
    .where('website_id', '=', websiteId)
    .where('seen_at', '>', new Date(clock.now().getTime() - LOCK_MS))
    .executeTakeFirst()
  return row && { user_id: row.user_id, name: `${row.forename} ${row.surname}`.trim() || row.email }
}

/** Who else has the website open; null when it is free or one's own. */
export async function lockedBy(services: Services, viewer: Viewer, websiteId: number): Promise<string | null> {
  const holder = await holderOf(services, services.db, websiteId)
  return holder && holder.user_id !== viewer.user_id ? holder.name : null
}

/** A sign of life of an editor: takes the website if nobody else has it. */
export async function keepAlive(services: Services, viewer: Viewer, websiteId: number): Promise<void> {
  if (await lockedBy(services, viewer, websiteId)) return
  const values = { user_id: viewer.user_id, seen_at: services.clock.now() }
  await services.db
    .insertInto('cms_locks')
    .values({ website_id: websiteId, ...values })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute()
}

export async function readFormSettings({ db }: Services, websiteId: number): Promise<Content> {
  return (await documentRow(db, websiteId))?.form_settings ?? {}
}

/** Settings of the website's forms belong to no version of its content. */
export async function saveFormSettings({ db, clock }: Services, viewer: Viewer, websiteId: number, settings: Content): Promise<void> {
  const form_settings = JSON.stringify(settings)
  await db
    .insertInto('cms_documents')
    .values({ website_id: websiteId, version: 0, content: '{}', form_settings, updated_at: clock.now(), updated_by: viewer.user_id })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ form_settings }))
    .execute()
}
