import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import { nextPosition } from '../../db/queries/todos'

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
  await sql`
    insert into todos (partner_id, website_id, description, position, created_at, updated_at)
    select partner_id, ${website.id}, description, ${first} + row_number() over (order by position, id), ${now}, ${now}
    from todos where website_id = ${source.id} and deleted_at is null and automated_status is null`.execute(db)
  await copyPicture(db, source, website, now)
}

/** A file belongs to one website, so the picture becomes a file of the new one with the same content. */
async function copyPicture(db: Kysely<Database>, source: Source, website: { id: number }, now: Date): Promise<void> {
  await sql`
    with picture as (
      insert into files (partner_id, website_id, name, type, mime, bytes, content_hash, thumbnail_hash, scan_state, scanned_at, created_at)
      select f.partner_id, ${website.id}, f.name, f.type, f.mime, f.bytes, f.content_hash, f.thumbnail_hash, f.scan_state, f.scanned_at, ${now}
      from files f join websites w on w.image_file_id = f.id where w.id = ${source.id}
      returning id
    )
    update websites set image_file_id = picture.id from picture where websites.id = ${website.id}`.execute(db)
}
