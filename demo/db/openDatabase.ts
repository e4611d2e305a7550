import { checkVersion } from './checkVersion'
import { migrate } from './migrate'
import type { PostgresOptions } from './openPostgres'
import type { DatabasePlace, OpenDatabase } from './databaseTypes'

export type DatabaseOptions = DatabasePlace & PostgresOptions

/** Opens the database and brings its tables up to date. Throws with a sentence when that cannot be done to them. */
export async function openDatabase({ url, dataDir, ...options }: DatabaseOptions): Promise<OpenDatabase> {
  // Each brings a package that the other does without.
  const open = url
    ? await (await import('./openPostgres')).openPostgres(url, options)
    : await (await import('./openPglite')).openPglite(dataDir)
  try {
    await checkVersion(open.db, { url, dataDir })
    await migrate(open.db)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}
