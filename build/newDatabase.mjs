import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const CACHE = 'node_modules/.cache'

/** Writes what a new database of the embedded PostgreSQL begins with: the tables that the built host in the folder has migrations for. */
export async function writeNewDatabase(folder) {
  const kept = path.join(folder, 'new-database.tar.gz')
  copyFileSync(await emptyDatabase(), kept)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'new-database-'))
  execFileSync(process.execPath, [path.join(folder, 'makeDatabase.mjs'), dataDir])
  await dump({ dataDir }, kept)
  rmSync(dataDir, { recursive: true })
}

/** One before it has tables, which PostgreSQL takes seconds to make. It is made once per version of PGlite. */
async function emptyDatabase() {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))
  const file = path.join(CACHE, `empty-database-${version}.tar.gz`)
  mkdirSync(CACHE, { recursive: true })
  if (!existsSync(file)) await dump({}, file)
  return file
}

async function dump(options, file) {
  const lite = await PGlite.create(options)
  const content = await lite.dumpDataDir('gzip')
  await lite.close()
  // Whole or not at all: a build may be stopped.
  writeFileSync(`${file}.new`, Buffer.from(await content.arrayBuffer()))
  renameSync(`${file}.new`, file)
}
