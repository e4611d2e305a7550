import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../../src/model'

/** All `messages` folders of the library and the islands. */
export const FOLDERS = ['src', 'widgets'].flatMap(findFolders)
/** What a new island begins with is in the languages of whoever makes it. */
export const HOST_FOLDERS = findFolders('demo').filter((folder) => !folder.startsWith(path.join('demo', 'recipes')))

function findFolders(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((entry) => path.join(root, entry))
    .filter((entry) => path.basename(entry) === 'messages' && existsSync(path.join(entry, 'en.json')))
}

export function read(folder: string, locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8'))
}
