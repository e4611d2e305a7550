import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db'
import { live } from '../../../db/queries/base'
import { nextPosition } from '../../../db/queries/websites/todos'
import { addFile } from '../../../db/writers/addFiles'
import { addTodos } from '../../../db/writers/addTodos'
import { noteOnWebsite } from '../../../db/writers/noteOnWebsite'

interface Source {
  id: number
}

/** Tags, picture and to-dos of the source, the to-dos open again. */
export async function copySource(
  db: Kysely<Database>,
  source: Source,
  website: { id: number; partner_id: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into website_tags (website_id, tag_id)
    select ${website.id}, tag_id from website_tags where website_id = ${source.id}
    on conflict do nothing`.execute(db)
  const first = await nextPosition(db, website.id)
  const todos = await live(db, 'todos')
    .select(['partner_id', 'description'])
    .where('website_id', '=', source.id)
    .where('automated_status', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const copies = todos.map((todo, nth) => ({ ...todo, website_id: website.id, position: first + nth, created_at: now }))
  await addTodos(db, copies)
  await copyPicture(db, source, website, now)
}

/** A file belongs to one website, so the picture becomes a file of the new one with the same content. */
async function copyPicture(db: Kysely<Database>, source: Source, website: { id: number }, now: Date): Promise<void> {
  const picture = await db
    .selectFrom('files')
    .innerJoin('websites', 'websites.image_file_id', 'files.id')
    .where('websites.id', '=', source.id)
    .select(['files.partner_id', 'files.name', 'files.type', 'files.mime', 'files.bytes', 'files.content_hash'])
    .select(['files.thumbnail_hash', 'files.scan_state', 'files.scanned_at'])
    .executeTakeFirst()
  if (!picture) return
  const { id } = await addFile(db, { ...picture, website_id: website.id, created_at: now })
  await noteOnWebsite(db, website.id, { image_file_id: id })
}
