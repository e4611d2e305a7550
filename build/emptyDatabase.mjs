import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const CACHE = 'node_modules/.cache'

/** Writes what a new database of the embedded PostgreSQL is before it has tables. It is made once per version of PGlite. */
export async function writeEmptyDatabase(folder) {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))
  const made = path.join(CACHE, `empty-database-${version}.tar.gz`)
  if (!existsSync(made)) await make(made)
  mkdirSync(folder, { recursive: true })
  copyFileSync(made, path.join(folder, 'empty-database.tar.gz'))
}

async function make(file) {
  const lite = await PGlite.create()
  const content = await lite.dumpDataDir('gzip')
  await lite.close()
  mkdirSync(path.dirname(file), { recursive: true })
  // Whole or not at all: a build may be stopped.
  writeFileSync(`${file}.new`, Buffer.from(await content.arrayBuffer()))
  renameSync(`${file}.new`, file)
}
