import { statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../init/Project'

const EVERY_MS = 200

/** Looks at the folder again and again: that sees every way to save, in containers and on drives of the network, too. */
export function watchSaves(folder: string, onSave: (isPage: boolean) => void): () => void {
  let before = timesOf(folder)
  const timer = setInterval(() => {
    const now = timesOf(folder)
    const saved = [...now].flatMap(([file, time]) => (before.get(file) === time ? [] : file))
    before = now
    if (saved.length > 0) onSave(saved.some((file) => file.endsWith('.html')))
  }, EVERY_MS)
  return () => clearInterval(timer)
}

/** A file may go between the two looks. */
const timesOf = (folder: string) =>
  new Map(filesBelow(folder).map((file) => [file, statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs]))
