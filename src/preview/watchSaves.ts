import { statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../init/Project'

const EVERY_MS = 200
/** Style sheets that were added stay: a rule that is gone from them goes with the page. */
const OF_PAGE = /\.html$|(?:^|\/)look\.js$/

/** Looks at the folder again and again: that sees every way to save, in containers and on drives of the network, too. */
export function watchSaves(folder: string, onSave: (isPage: boolean) => void): () => void {
  let before = timesOf(folder)
  const timer = setInterval(() => {
    const now = timesOf(folder)
    const saved = [...now].flatMap(([file, time]) => (before.get(file) === time ? [] : file))
    before = now
    if (saved.length > 0) onSave(saved.some((file) => OF_PAGE.test(file)))
  }, EVERY_MS)
  return () => clearInterval(timer)
}

/** Files may go between the two looks, and the folder while another branch is checked out. */
function timesOf(folder: string): ReadonlyMap<string, number | undefined> {
  try {
    return new Map(filesBelow(folder).map((file) => [file, statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs]))
  } catch {
    return new Map()
  }
}
