import type { Services } from '../../context'
import { HttpError } from '../../HttpError'
import { refuseLocked } from '../../sendFile'
import { findEntry } from './findMessage'

/** A mail as it came in, with all its headers. It holds its files, too: it is as locked as they are. */
export async function mailSource({ db, files }: Services, websiteId: number, id: number): Promise<Uint8Array<ArrayBuffer>> {
  const { source_hash } = await findEntry(db, websiteId, id)
  const held = await db.selectFrom('files').select('scan_state').where('message_id', '=', id).execute()
  held.forEach(refuseLocked)
  const source = source_hash && (await files.get(source_hash))
  if (!source) throw new HttpError(404, 'refusal.notFound')
  return source
}
