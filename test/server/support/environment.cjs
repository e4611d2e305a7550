const { existsSync, readFileSync } = require('node:fs')
const { gunzipSync } = require('node:zlib')
const pglite = require('@electric-sql/pglite')
const { version } = require('../../../node_modules/@electric-sql/pglite/package.json')
const NodeEnvironment = require('../../support/node-environment.cjs')
const { emptyTables, rememberTables } = require('./emptyTables.cjs')

const IDLE_MS = 500
/** One without tables, where a build has left it (`build/newDatabase.mjs`): they are made by the migrations of today. */
const EMPTY = `node_modules/.cache/empty-database-${version}.tar.gz`

/** Starting PGlite costs seconds, so the files run by one worker share an instance in memory and find it empty. */
let shared
let idle
/** What migrations have made of it. */
let tables

async function create(options) {
  if (options.dataDir) return pglite.PGlite.create(options)
  clearTimeout(idle)
  shared ??= pglite.PGlite.create({ ...options, ...(existsSync(EMPTY) && { loadDataDir: new Blob([gunzipSync(readFileSync(EMPTY))]) }) })
  const lite = await shared
  await lite.exec('deallocate all')
  if (!(await emptyTables(lite, tables))) await lite.exec('drop schema public cascade; create schema public')
  const { parsers, serializers } = lite
  const methods = ['query', 'listen', 'runExclusive', 'execProtocolStream'].map((name) => [name, lite[name].bind(lite)])
  return { ...Object.fromEntries(methods), parsers, serializers, close: async () => {} }
}

/** PGlite imports files dynamically, which Jest's modules cannot: it is loaded outside of them and handed in. */
module.exports = class HostEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context)
    // PGlite knows dates by their class.
    this.global.Date = Date
    this.global.pgliteModule = { ...pglite, PGlite: { create } }
    this.global.rememberTables = async () => {
      tables = await rememberTables(await shared)
    }
  }

  async teardown() {
    // Open, it would keep the process for seconds after the last file.
    clearTimeout(idle)
    idle = setTimeout(() => {
      shared?.then((lite) => lite.close())
      shared = undefined
      tables = undefined
    }, IDLE_MS)
    await super.teardown()
  }
}
