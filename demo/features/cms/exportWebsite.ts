import { isLockedByScan } from '../../../src/model'
import type { Services } from '../../kernel/context'
import { filesInLibrary } from '../files/library/library'
import type { ZipPart } from '../files/library/zipStream'
import { readDocument } from './documents'

/** Everything of a website that the editor keeps, one file of the archive after the other: the content, its collections and its media. */
export async function* exportWebsite(services: Services, websiteId: number): AsyncGenerator<ZipPart> {
  const { db, files } = services
  yield { path: 'content.json', content: await readDocument(services, websiteId) }
  const collections = await db.selectFrom('collections').selectAll().where('website_id', '=', websiteId).orderBy('id').execute()
  for (const { id, name } of collections) {
    const fields = await db.selectFrom('collection_fields').selectAll().where('collection_id', '=', id).orderBy('sort').execute()
    const items = await db
      .selectFrom('collection_items')
      .select(['id', 'content'])
      .where('collection_id', '=', id)
      .orderBy('sort')
      .execute()
    yield { path: `collections/${id}.json`, content: { name, fields, items } }
  }
  for (const file of await filesInLibrary(db, { websiteId, library: 'media' }).execute()) {
    const content = isLockedByScan(file.scan_state) ? null : await files.get(file.content_hash)
    // Names come from strangers: the id makes the path, the ending is all that is taken from the name.
    const ending = /\.[a-z\d]{1,8}$/i.exec(file.name)?.[0] ?? ''
    if (content) yield { path: `media/${file.id}${ending}`, content }
  }
}
