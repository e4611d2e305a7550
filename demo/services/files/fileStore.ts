import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Files on disk under the SHA-256 of their content: equal content is stored once, and no name from outside becomes a path. */
export interface FileStore {
  put(content: Uint8Array): Promise<string>
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Locks up what nobody may open: nothing finds it any more, and it is not stored again. */
  quarantine(hash: string): Promise<void>
  /** For content that nothing names any more. */
  remove(hash: string): Promise<void>
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

export function createFileStore(dir: string): FileStore {
  const place = (hash: string) => path.join(dir, hash.slice(0, 2), hash)
  const locked = (hash: string) => path.join(dir, 'quarantine', hash)
  return {
    async put(content) {
      const hash = createHash('sha256').update(content).digest('hex')
      if (existsSync(locked(hash))) return hash
      const target = place(hash)
      await mkdir(path.dirname(target), { recursive: true })
      // Written beside and renamed: a reader never sees half a file.
      const temporary = `${target}.${randomUUID()}`
      await writeFile(temporary, content)
      await rename(temporary, target)
      return hash
    },
    async get(hash) {
      if (!isHash(hash)) return null
      try {
        return new Uint8Array(await readFile(place(hash)))
      } catch {
        return null
      }
    },
    async quarantine(hash) {
      if (!isHash(hash) || !existsSync(place(hash))) return
      await mkdir(path.dirname(locked(hash)), { recursive: true })
      await rename(place(hash), locked(hash))
    },
    async remove(hash) {
      if (!isHash(hash)) return
      await rm(place(hash), { force: true })
      await rm(locked(hash), { force: true })
    },
  }
}
