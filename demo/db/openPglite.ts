import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { lockDataDir } from './lockDataDir'
import type { OpenDatabase } from './databaseTypes'
import { HostDialect } from './HostDialect'
import { noteStatement } from './noteStatement'
import { PglitePool } from './PglitePool'
import type { Database } from './schema'
import { typeParsers } from './typeParsers'

/** What a new database begins with, kept by the build (`build/newDatabase.mjs`): making it and its tables takes seconds. */
const NEW = path.join(import.meta.dirname, 'new-database.tar.gz')

/**
 * Bytes of WebAssembly that a function runs through before V8 compiles it once more, for speed. With a tenth of it, as in Node 20, that begins
 * while the host starts, which then takes a fifth longer; afterwards the host is as fast with either.
 */
const TIERING_BUDGET = 18_000_000

/** The embedded PostgreSQL: in a folder, which only one process may have open, or in memory. */
export async function openPglite(dataDir: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDir ? lockDataDir(dataDir) : () => {}
  const lite = await create(dataDir).catch((error: unknown) => {
    unlock()
    throw error
  })
  const pool = new PglitePool(lite)
  return {
    db: new Kysely<Database>({ dialect: new HostDialect({ pool }), log: noteStatement }),
    exclusive: true,
    // LISTEN inside somebody's transaction would be undone with it, so it takes the connection like everyone else.
    listen: async (channel, callback) => {
      const client = await pool.connect()
      return lite.listen(channel, callback).finally(client.release)
    },
    connections: () => pool.connections(),
    close: async () => {
      await pool.end()
      unlock()
    },
  }
}

async function create(dataDir: string | undefined): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`)
  const kept = dataDir ? { dataDir, ...(await contentOfNew(dataDir)) } : {}
  return PGlite.create({ ...kept, parsers: typeParsers })
}

async function contentOfNew(dataDir: string): Promise<{ loadDataDir?: Blob }> {
  if (existsSync(path.join(dataDir, 'PG_VERSION')) || !existsSync(NEW)) return {}
  return { loadDataDir: new Blob([new Uint8Array(await readFile(NEW))], { type: 'application/gzip' }) }
}
