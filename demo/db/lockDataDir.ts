import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { prepareFolder } from './prepareFolder'

/** Locks this process holds: the same id in a lock that is not ours is left over from an earlier process. */
const held = new Set<string>()

/** Two processes on one data folder lose data silently, so a file beside it names the owner. Only the lock of a dead process is taken over. */
export function lockDataDir(dataDir: string): () => void {
  const file = `${path.resolve(dataDir)}.lock`
  prepareFolder(path.dirname(file))
  if (!claim(file)) takeOver(file, dataDir)
  held.add(file)
  return () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** The content is there from the first moment: written beside, then linked, which fails when the lock exists. */
function claim(file: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

// A second lock around it: of two processes that find a dead owner, the slower would else remove the lock of the faster.
function takeOver(file: string, dataDir: string): void {
  const gate = `${file}.takeover`
  if (!claim(gate)) throw new Error(`Another process is just taking over ${dataDir}. If none is running, remove ${gate}.`)
  try {
    const owner = ownerOf(file)
    if (owner !== null && isAlive(file, owner)) {
      throw new Error(
        `The database in ${dataDir} is in use by process ${owner}. Stop it first, or set DATABASE_URL to share a PostgreSQL server. (${file})`,
      )
    }
    rmSync(file, { force: true })
    if (!claim(file)) throw new Error(`The database in ${dataDir} was opened by another process just now.`)
  } finally {
    rmSync(gate, { force: true })
  }
}

function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function isAlive(file: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, under another user.
    return hasCode(error, 'EPERM')
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
