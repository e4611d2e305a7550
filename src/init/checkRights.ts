import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import type { PlannedFile } from './PlannedFile'

/** Throws a sentence where one of the files may not be written. */
export function checkRights(root: string, files: readonly PlannedFile[]): void {
  for (const place of new Set(files.map((file) => nearest(path.join(root, file.path))))) checkRight(place)
}

/** The file itself or, where it is not there, the folder that it will be in. */
const nearest = (place: string): string => (existsSync(place) ? place : nearest(path.dirname(place)))

function checkRight(place: string): void {
  try {
    accessSync(place, constants.W_OK)
  } catch {
    throw new Error(`There is no right to write in ${path.resolve(place)}. Nothing was written.`)
  }
}
