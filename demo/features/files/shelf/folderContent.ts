import type { Services } from '../../../kernel/context'
import { presentFile } from '../present'
import { filesOnShelf, findFolder, foldersOf, type Place, type ShelfFile } from './shelf'

/** What lies in a folder, as the contract shows it. */
export async function folderContent({ db }: Services, place: Place, folderId: number | null) {
  const folder = await findFolder(db, place, folderId)
  const inside = folderId ?? null
  const folders = await foldersOf(db, place)
    .where('parent_id', inside === null ? 'is' : '=', inside)
    .execute()
  const files = await filesOnShelf(db, place)
    .where('shelf_files.folder_id', inside === null ? 'is' : '=', inside)
    .execute()
  return {
    folder: folder && presentFolder(folder),
    folders: folders.map(presentFolder),
    files: files.map((file) => presentShelfFile(place, file)),
  }
}

export const presentFolder = ({ id, name, parent_id }: { id: number; name: string; parent_id: number | null }) => ({
  id,
  name,
  parent: parent_id,
})

/** Customers read their files at their own address: those of the partner are closed to them. */
export function presentShelfFile({ shelf }: Place, file: ShelfFile) {
  const shown = presentFile(file)
  if (shelf === 'media' || shown.url === null) return shown
  const url = `/my/file/${file.id}/preview`
  return { ...shown, url, thumbnail: file.thumbnail_hash ? `${url}?size=thumbnail` : null }
}
