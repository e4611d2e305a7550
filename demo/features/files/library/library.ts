import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { Library } from '../../../db/tables/portal'
import { alphabetical } from '../../../db/queries/alphabetical'
import { isLive } from '../../../db/queries/base'
import { HttpError } from '../../../kernel/HttpError'

/** The files of one website that lie in one of its libraries. */
export interface Place {
  websiteId: number
  library: Library
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
  'library_files.folder_id',
] as const

/** Every file of the library, in the order it was given. */
export const filesInLibrary = (db: Kysely<Database>, { websiteId, library }: Place) =>
  db
    .selectFrom('library_files')
    .innerJoin('files', 'files.id', 'library_files.file_id')
    .where('library_files.website_id', '=', websiteId)
    .where('library_files.library', '=', library)
    .where(isLive('files'))
    .select(FILE_COLUMNS)
    .orderBy('library_files.position')
    .orderBy('files.id')

export type LibraryFile = Awaited<ReturnType<ReturnType<typeof filesInLibrary>['execute']>>[number]

/** The files with these ids; one that is not in this library is not there for anybody who asks. */
export async function filesByIds(db: Kysely<Database>, place: Place, ids: readonly number[]): Promise<LibraryFile[]> {
  const wanted = [...new Set(ids)]
  const rows = wanted.length > 0 ? await filesInLibrary(db, place).where('files.id', 'in', wanted).execute() : []
  if (rows.length < wanted.length) throw new HttpError(404, 'refusal.notFound')
  return rows
}

/** A folder of the library; null is the topmost level. */
export async function findFolder(db: Kysely<Database>, { websiteId, library }: Place, id: number | null | undefined) {
  if (id === null || id === undefined) return null
  const folder = await db
    .selectFrom('folders')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('library', '=', library)
    .executeTakeFirst()
  if (!folder) throw new HttpError(404, 'refusal.notFound')
  return folder
}

export const foldersOf = (db: Kysely<Database>, { websiteId, library }: Place) =>
  db
    .selectFrom('folders')
    .select(['id', 'name', 'parent_id'])
    .where('website_id', '=', websiteId)
    .where('library', '=', library)
    .orderBy((eb) => alphabetical(eb.ref('name')))
    .orderBy('id')
