import type { Kysely, Selectable } from 'kysely'
import { NOTE_STINT_MS, NOTE_VERSIONS_KEPT } from '../../../../src/model'
import type { Database } from '../../../db'
import type { NotesTable } from '../../../db/tables/websites'
import type { Services, Viewer } from '../../../kernel/context'
import { lockWebsite } from '../../../db/queries/websites/lockWebsite'
import { peopleOf } from '../../../access/scope'
import { commit } from '../../../outbox/commit/commit'

/** The one note of a website; before the first save it is empty and has version 0. */
export async function readNote(services: Services, viewer: Viewer, websiteId: number) {
  const row = await noteRow(services.db, websiteId)
  const person = await peopleOf(services, viewer)
  return {
    websiteId,
    text: row?.text ?? '',
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
    updatedBy: person(row?.updated_by ?? null),
  }
}

/** Earlier versions, the newest first. */
export async function readNoteVersions(services: Services, viewer: Viewer, websiteId: number) {
  const person = await peopleOf(services, viewer)
  const rows = await services.db
    .selectFrom('note_versions')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, text, updated_at, updated_by }) => ({
    version,
    text,
    updatedAt: updated_at.toISOString(),
    updatedBy: person(updated_by),
  }))
}

const noteRow = (db: Kysely<Database>, websiteId: number) =>
  db.selectFrom('notes').selectAll().where('website_id', '=', websiteId).executeTakeFirst()

interface Draft {
  text: string
  version: number
}

/** Saves the note if it was written on the current version; else nothing of anybody's text is lost. */
export function saveNote(services: Services, viewer: Viewer, websiteId: number, { text, version }: Draft): Promise<'saved' | 'stale'> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const current = await noteRow(db, websiteId)
    if (version !== (current?.version ?? 0)) return { changed: 'stale' }
    if (text === (current?.text ?? '')) return { changed: 'saved' }
    const now = services.clock.now()
    const isNewStint = !current || isEndOfStint(current, viewer, now)
    if (current && isNewStint) await keepVersion(db, current)
    const values = { text, version: version + 1, updated_at: now, updated_by: viewer.user_id }
    await db
      .insertInto('notes')
      .values({ website_id: websiteId, ...values })
      .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
      .execute()
    return {
      changed: 'saved',
      // One message for what is written in one go, as there is one version of it.
      log: isNewStint ? [{ website, line: { kind: 'note', values: {} } }] : [],
      publish: [{ kind: 'note', websiteId }],
    }
  })
}

/** The note saves itself every few seconds: only what another person or another occasion left is kept as a version. */
const isEndOfStint = (current: Selectable<NotesTable>, viewer: Viewer, now: Date): boolean =>
  current.updated_by !== viewer.user_id || now.getTime() - current.updated_at.getTime() > NOTE_STINT_MS

async function keepVersion(db: Kysely<Database>, current: Selectable<NotesTable>): Promise<void> {
  await db.insertInto('note_versions').values(current).execute()
  const ofWebsite = db.selectFrom('note_versions').where('website_id', '=', current.website_id)
  await db
    .deleteFrom('note_versions')
    .where('website_id', '=', current.website_id)
    .where('version', 'not in', ofWebsite.select('version').orderBy('version', 'desc').limit(NOTE_VERSIONS_KEPT))
    .execute()
}
