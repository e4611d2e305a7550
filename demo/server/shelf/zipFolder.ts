import { zipSync } from 'fflate'
import type { Services } from '../context'
import { HttpError } from '../HttpError'
import { filesOnShelf, foldersOf, type Place } from './shelf'

/** More than this is not packed at once, because it is packed in memory. */
const MAX_BYTES = 100 * 1024 ** 2

/** A folder with everything in it as one ZIP. Names are cleaned, so that unpacking it writes nothing outside. */
export async function zipFolder({ db, files }: Services, place: Place, folderId: number): Promise<Uint8Array<ArrayBuffer>> {
  const folders = await foldersOf(db, place).execute()
  const paths = pathsBelow(folders, folderId)
  const rows = (await filesOnShelf(db, place).execute()).filter(({ folder_id }) => folder_id !== null && paths.has(folder_id))
  if (rows.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BYTES) {
    throw new HttpError(413, 'refusal.tooLarge', { values: { limit: MAX_BYTES / 1024 ** 2 } })
  }
  const entries: Record<string, Uint8Array> = {}
  for (const row of rows) {
    const content = await files.get(row.content_hash)
    if (content) entries[freeName(entries, `${paths.get(row.folder_id ?? 0) ?? ''}${plain(row.name)}`)] = content
  }
  return new Uint8Array(zipSync(entries, { level: 0 }))
}

/** The folders inside, by id, with the path they get in the ZIP. */
function pathsBelow(folders: readonly { id: number; name: string; parent_id: number | null }[], root: number): Map<number, string> {
  const paths = new Map([[root, '']])
  // A Map keeps going through what is added while it is walked.
  for (const [id, path] of paths)
    for (const { id: inner, name } of folders.filter(({ parent_id }) => parent_id === id)) paths.set(inner, `${path}${plain(name)}/`)
  return paths
}

const plain = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || '_'

function freeName(taken: Record<string, unknown>, name: string): string {
  if (!Object.hasOwn(taken, name)) return name
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  let nth = 2
  while (Object.hasOwn(taken, `${stem} (${nth})${ending}`)) nth += 1
  return `${stem} (${nth})${ending}`
}
