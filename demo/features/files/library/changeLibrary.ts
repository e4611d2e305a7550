import { type Kysely, sql } from 'kysely'
import { UPLOAD_MAX_BYTES } from '../../../../src/model'
import type { Database } from '../../../db'
import { isLive } from '../../../db/queries/base'
import { convertPicture, PICTURE_FORMATS } from '../../../services'
import type { Services } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { refuseLocked } from '../../../kernel/sendFile'
import { storeFile } from '../storeFiles'
import { filesByIds, findFolder, foldersOf, type Place, type LibraryFile } from './library'
import { removeFiles } from '../../../db/writers/removeFiles'

const MEGABYTE = 1024 ** 2
const MAX_FILES_PER_UPLOAD = 50
const MAX_FOLDERS = 500

interface Owner {
  partner_id: number
  user_id: number | null
}

/** Puts uploaded files into a folder, behind the others, and answers their ids. */
export async function addToLibrary(
  services: Services,
  owner: Owner,
  place: Place,
  uploads: readonly File[],
  folderId: number | null,
): Promise<number[]> {
  if (uploads.some(({ size }) => size > UPLOAD_MAX_BYTES)) throw tooLarge()
  if (uploads.length === 0 || uploads.length > MAX_FILES_PER_UPLOAD) throw new HttpError(422, 'refusal.tooMuch')
  await findFolder(services.db, place, folderId)
  const ids: number[] = []
  for (const upload of uploads) {
    const { id } = await storeFile(services, owner, place.websiteId, upload)
    await moveToLibrary(services.db, place, id, folderId)
    ids.push(id)
  }
  return ids
}

/** Puts a file behind the others of a folder. */
export async function moveToLibrary(
  db: Kysely<Database>,
  { websiteId, library }: Place,
  fileId: number,
  folderId: number | null,
): Promise<void> {
  const { last } = await db
    .selectFrom('library_files')
    .where('website_id', '=', websiteId)
    .where('library', '=', library)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('library_files')
    .values({ file_id: fileId, website_id: websiteId, library, folder_id: folderId, position: (last ?? 0) + 1 })
    .execute()
}

export async function moveFiles({ db }: Services, place: Place, ids: readonly number[], folderId: number | null): Promise<void> {
  await findFolder(db, place, folderId)
  const files = await filesByIds(db, place, ids)
  const moved = files.map(({ id }) => id)
  if (moved.length > 0) await db.updateTable('library_files').set({ folder_id: folderId }).where('file_id', 'in', moved).execute()
}

/** Brings the files of one folder into the order of the ids. */
export async function sortFiles({ db }: Services, place: Place, ids: readonly number[]): Promise<number | null> {
  const files = await filesByIds(db, place, ids)
  const [first] = files
  if (files.some(({ folder_id }) => folder_id !== first?.folder_id)) throw new HttpError(422, 'refusal.oneFolder')
  const moved = files.map(({ id }) => id)
  const position = sql<number>`array_position(${[...ids]}::int[], file_id) - 1`
  if (moved.length > 0) await db.updateTable('library_files').set({ position }).where('file_id', 'in', moved).execute()
  return first?.folder_id ?? null
}

/** Removes files for everybody; whoever is a customer only what customers sent. */
export async function deleteFiles({ db, clock }: Services, place: Place, ids: readonly number[], userId: number | null): Promise<void> {
  const files = await filesByIds(db, place, ids)
  if (userId === null && files.some(({ created_by }) => created_by !== null)) throw new HttpError(403, 'refusal.notYours')
  const removed = files.map(({ id }) => id)
  await removeFiles(db, removed, clock.now())
}

/** Removes one file and answers its name. */
export async function removeFromLibrary(db: Kysely<Database>, place: Place, id: number, at: Date): Promise<string> {
  const [file] = await filesByIds(db, place, [id])
  await removeFiles(db, [id], at)
  return file?.name ?? ''
}

export async function createFolder(
  { db, clock }: Services,
  place: Place,
  { name, parent }: { name: string; parent?: number | null | undefined },
) {
  await findFolder(db, place, parent)
  if ((await foldersOf(db, place).execute()).length >= MAX_FOLDERS) throw new HttpError(422, 'refusal.tooMuch')
  return db
    .insertInto('folders')
    .values({ website_id: place.websiteId, library: place.library, parent_id: parent ?? null, name, created_at: clock.now() })
    .returning(['id', 'name', 'parent_id'])
    .executeTakeFirstOrThrow()
}

/** Only an empty folder goes away: nothing is deleted with it by surprise. */
export async function deleteFolder(services: Services, place: Place, id: number): Promise<void> {
  await findFolder(services.db, place, id)
  const { count } = await services.db
    .selectFrom('library_files')
    .innerJoin('files', 'files.id', 'library_files.file_id')
    .where('library_files.folder_id', '=', id)
    .where(isLive('files'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const inner = await foldersOf(services.db, place).where('parent_id', '=', id).execute()
  if (count > 0 || inner.length > 0) throw new HttpError(409, 'refusal.folderNotEmpty')
  await services.db.deleteFrom('folders').where('id', '=', id).execute()
}

/** The picture anew in another format, beside the one there is. */
export async function convertFile(services: Services, owner: Owner, place: Place, file: LibraryFile, type: string): Promise<number> {
  const format = PICTURE_FORMATS.find((name) => name === type.toLowerCase())
  refuseLocked(file)
  const content = format && (await services.files.get(file.content_hash))
  const converted = content && (await convertPicture(content, format))
  if (!converted) throw new HttpError(422, 'refusal.convert', { values: { formats: PICTURE_FORMATS.join(', ') } })
  if (converted.byteLength > UPLOAD_MAX_BYTES) throw tooLarge()
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${format}`
  const { id } = await storeFile(services, owner, place.websiteId, new File([converted], name))
  await moveToLibrary(services.db, place, id, file.folder_id)
  return id
}

const tooLarge = () => new HttpError(413, 'refusal.tooLarge', { values: { limit: UPLOAD_MAX_BYTES / MEGABYTE } })

export async function renameFolder({ db }: Services, place: Place, id: number, name: string) {
  await findFolder(db, place, id)
  return db.updateTable('folders').set({ name }).where('id', '=', id).returning(['id', 'name', 'parent_id']).executeTakeFirstOrThrow()
}
