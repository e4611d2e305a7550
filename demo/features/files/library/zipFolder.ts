import type { Services } from '../../../kernel/context'
import { cleanName, packFiles } from './packFiles'
import { filesInLibrary, foldersOf, type Place } from './library'

/** A folder with everything in it as one ZIP. */
export async function zipFolder(services: Services, place: Place, folderId: number): Promise<ReadableStream<Uint8Array>> {
  const folders = await foldersOf(services.db, place).execute()
  const paths = pathsBelow(folders, folderId)
  const rows = (await filesInLibrary(services.db, place).execute()).filter(({ folder_id }) => folder_id !== null && paths.has(folder_id))
  return packFiles(
    services,
    rows.map((row) => ({ ...row, path: `${paths.get(row.folder_id ?? 0) ?? ''}${cleanName(row.name)}` })),
  )
}

/** The folders inside, by id, with the path they get in the ZIP. */
function pathsBelow(folders: readonly { id: number; name: string; parent_id: number | null }[], root: number): Map<number, string> {
  const paths = new Map([[root, '']])
  // A Map keeps going through what is added while it is walked.
  for (const [id, path] of paths)
    for (const { id: inner, name } of folders.filter(({ parent_id }) => parent_id === id)) paths.set(inner, `${path}${cleanName(name)}/`)
  return paths
}
