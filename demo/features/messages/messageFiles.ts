import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { addFile } from '../../db/writers/addFiles'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { moveToLibrary, removeFromLibrary } from '../files/library/changeLibrary'
import { cleanName, packFiles } from '../files/library/packFiles'
import { presentFile } from '../files/present'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { isLive, live } from '../../db/queries/base'

/** The files that came with messages of this very website, but for those nobody may open. */
const filesOfMessages = (db: Kysely<Database>, websiteId: number) =>
  live(db, 'files')
    .innerJoin('messages', 'messages.id', 'files.message_id')
    .where('messages.website_id', '=', websiteId)
    .where(isLive('messages'))
    .where('files.scan_state', 'not in', ['infected', 'pending'])
    .selectAll('files')
    .orderBy('files.id')

/** All files of a message as one ZIP. */
export async function zipMessageFiles(services: Services, websiteId: number, messageId: number): Promise<ReadableStream<Uint8Array>> {
  const rows = await filesOfMessages(services.db, websiteId).where('files.message_id', '=', messageId).execute()
  if (rows.length === 0) throw new HttpError(404, 'refusal.notFound')
  return packFiles(
    services,
    rows.map((row) => ({ ...row, path: cleanName(row.name) })),
  )
}

/** Puts files of messages beside the other media of the website, where its editor finds them, and answers them. */
export function keepFiles(services: Services, viewer: Viewer, websiteId: number, ids: readonly number[]) {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const rows = await filesOfMessages(db, websiteId)
      .where('files.id', 'in', [...ids])
      .execute()
    if (rows.length < new Set(ids).size) throw new HttpError(404, 'refusal.notFound')
    const kept = []
    for (const { id: _, message_id: __, ...row } of rows) {
      const copy = { ...row, message_id: null, content_id: null, created_by: viewer.user_id, created_at: services.clock.now() }
      const file = await addFile(db, copy)
      await moveToLibrary(db, { websiteId, library: 'media' }, file.id, null)
      kept.push(presentFile(file))
    }
    return { changed: kept, log: rows.map(({ name }) => ({ website, line: { kind: 'file.kept', values: { name } } })) }
  })
}

/** Takes a file away from the media of the website again. */
export function dropFile(services: Services, viewer: Viewer, websiteId: number, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const name = await removeFromLibrary(db, { websiteId, library: 'media' }, id, services.clock.now())
    return { log: [{ website, line: { kind: 'file.dropped', values: { name } } }] }
  })
}
