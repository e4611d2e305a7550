import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Of Linux, in memory: what hosts of tests write need not outlive them, and a disk takes a tenth of a run. */
const MEMORY = '/dev/shm'
/** Bytes: all hosts of a run, and what they write in it. Containers often have less there. */
const ENOUGH = 2 * 1024 ** 3

/** An empty folder for the data of a host: in memory where there is room, else where temporary files lie. */
export async function makeFolder(name: string): Promise<string> {
  return mkdtemp(path.join((await hasRoom(MEMORY)) ? MEMORY : tmpdir(), `${name}-`))
}

const hasRoom = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= ENOUGH,
    () => false,
  )
