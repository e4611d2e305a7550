const { TestEnvironment } = require('jest-environment-node')
const pglite = require('@electric-sql/pglite')

const IDLE_MS = 500

/** Starting PGlite costs seconds, so the files run by one worker share an instance in memory and find it empty. */
let shared
let idle

async function create(options) {
  if (options.dataDir) return pglite.PGlite.create(options)
  clearTimeout(idle)
  shared ??= pglite.PGlite.create(options)
  const lite = await shared
  await lite.exec('drop schema public cascade; create schema public')
  return { query: (...query) => lite.query(...query), listen: (...listen) => lite.listen(...listen), close: async () => {} }
}

/** PGlite imports files dynamically, which Jest's modules cannot: it is loaded outside of them and handed in. */
module.exports = class HostEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    // PGlite knows dates by their class.
    this.global.Date = Date
    this.global.pgliteModule = { ...pglite, PGlite: { create } }
  }

  async teardown() {
    // Open, it would keep the process for seconds after the last file.
    clearTimeout(idle)
    idle = setTimeout(() => {
      shared?.then((lite) => lite.close())
      shared = undefined
    }, IDLE_MS)
    await super.teardown()
  }
}
