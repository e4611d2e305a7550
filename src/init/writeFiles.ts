import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from './codeOf'
import type { PlannedFile } from './PlannedFile'

/** Writes all of them or, where one fails, none. */
export function writeFiles(root: string, files: readonly PlannedFile[]): void {
  const undo: (() => void)[] = []
  for (const file of files) {
    const place = path.join(root, file.path)
    try {
      makeFolder(path.dirname(place), undo)
      write(place, file, undo)
    } catch (error) {
      for (const takeBack of undo.toReversed()) takeBack()
      throw new Error(`${place} cannot be written (${codeOf(error)}). What was written is taken back.`, { cause: error })
    }
  }
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder), undo)
  mkdirSync(folder)
  undo.push(() => rmdirSync(folder))
}

function write(place: string, { state, content }: PlannedFile, undo: (() => void)[]): void {
  const text = content()
  if (state === 'new') {
    // Never over what came in between.
    const file = openSync(place, 'wx')
    undo.push(() => rmSync(place))
    try {
      writeFileSync(file, text)
    } finally {
      closeSync(file)
    }
    return
  }
  const before = readFileSync(place)
  undo.push(() => writeFileSync(place, before))
  writeFileSync(place, text)
}
