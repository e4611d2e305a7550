import type { Services } from '../../../kernel/context'
import { presentFile } from '../present'
import { filesInLibrary, findFolder, foldersOf, type Place, type LibraryFile } from './library'

/** What lies in a folder, as the contract shows it. */
export async function folderContent({ db }: Services, place: Place, folderId: number | null) {
  const folder = await findFolder(db, place, folderId)
  const inside = folderId ?? null
  const folders = await foldersOf(db, place)
    .where('parent_id', inside === null ? 'is' : '=', inside)
    .execute()
  const files = await filesInLibrary(db, place)
    .where('library_files.folder_id', inside === null ? 'is' : '=', inside)
    .execute()
  return {
    folder: folder && presentFolder(folder),
    folders: folders.map(presentFolder),
    files: files.map((file) => presentLibraryFile(place, file)),
  }
}

export const presentFolder = ({ id, name, parent_id }: { id: number; name: string; parent_id: number | null }) => ({
  id,
  name,
  parent: parent_id,
})

/** Customers read their files at their own address: those of the partner are closed to them. */
export function presentLibraryFile({ library }: Place, file: LibraryFile) {
  const shown = presentFile(file)
  if (library === 'media' || shown.url === null) return shown
  const url = `/my/file/${file.id}/preview`
  return { ...shown, url, thumbnail: file.thumbnail_hash ? `${url}?size=thumbnail` : null }
}
