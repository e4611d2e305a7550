import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of an application, as far as it tells what it is. */
export interface Project {
  has(file: string): boolean
  /** Empty where there is no such file. */
  read(file: string): string
  /** Folders of the first level. */
  readonly folders: readonly string[]
  /** The files in a folder and below it. */
  below(folder: string): string[]
}

export function openProject(root: string): Project {
  const at = (file: string) => path.join(root, file)
  const entries = readdirSync(root, { withFileTypes: true })
  return {
    has: (file) => existsSync(at(file)),
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : ''),
    folders: entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted(),
    below: (folder) => (existsSync(at(folder)) ? filesBelow(at(folder)).map((file) => `${folder}/${file}`) : []),
  }
}

/** Every file in a folder, by its path in there, with slashes between. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? path.relative(folder, path.join(entry.parentPath, entry.name)) : []))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
