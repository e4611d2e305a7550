import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { Shelf } from '../../../db/tables/portal'
import { isLive } from '../../../db/queries/base'
import { HttpError } from '../../../kernel/HttpError'

/** The files of one website that lie on one of its shelves. */
export interface Place {
  websiteId: number
  shelf: Shelf
}

const FILE_COLUMNS = [
  'files.id',
  'files.type',
  'files.name',
  'files.bytes',
  'files.mime',
  'files.content_hash',
  'files.thumbnail_hash',
  'files.scan_state',
  'files.created_by',
  'shelf_files.folder_id',
] as const

/** Every file of the shelf, in the order it was given. */
export const filesOnShelf = (db: Kysely<Database>, { websiteId, shelf }: Place) =>
  db
    .selectFrom('shelf_files')
    .innerJoin('files', 'files.id', 'shelf_files.file_id')
    .where('shelf_files.website_id', '=', websiteId)
    .where('shelf_files.shelf', '=', shelf)
    .where(isLive('files'))
    .select(FILE_COLUMNS)
    .orderBy('shelf_files.position')
    .orderBy('files.id')

export type ShelfFile = Awaited<ReturnType<ReturnType<typeof filesOnShelf>['execute']>>[number]

/** The files with these ids; one that is not on this shelf is not there for anybody who asks. */
export async function filesByIds(db: Kysely<Database>, place: Place, ids: readonly number[]): Promise<ShelfFile[]> {
  const wanted = [...new Set(ids)]
  const rows = wanted.length > 0 ? await filesOnShelf(db, place).where('files.id', 'in', wanted).execute() : []
  if (rows.length < wanted.length) throw new HttpError(404, 'refusal.notFound')
  return rows
}

/** A folder of the shelf; null is the topmost level. */
export async function findFolder(db: Kysely<Database>, { websiteId, shelf }: Place, id: number | null | undefined) {
  if (id === null || id === undefined) return null
  const folder = await db
    .selectFrom('folders')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('shelf', '=', shelf)
    .executeTakeFirst()
  if (!folder) throw new HttpError(404, 'refusal.notFound')
  return folder
}

export const foldersOf = (db: Kysely<Database>, { websiteId, shelf }: Place) =>
  db
    .selectFrom('folders')
    .select(['id', 'name', 'parent_id'])
    .where('website_id', '=', websiteId)
    .where('shelf', '=', shelf)
    .orderBy('name')
    .orderBy('id')
