import { checkVersion } from './checkVersion'
import { migrate } from './migrate'
import { openPglite } from './openPglite'
import { openPostgres, type PostgresOptions } from './openPostgres'
import type { DatabasePlace, OpenDatabase } from './databaseTypes'

export type DatabaseOptions = DatabasePlace & PostgresOptions

/** Opens the database and brings its tables up to date. Throws with a sentence when that cannot be done to them. */
export async function openDatabase({ url, dataDir, ...options }: DatabaseOptions): Promise<OpenDatabase> {
  const open = url ? await openPostgres(url, options) : await openPglite(dataDir)
  try {
    await checkVersion(open.db, { url, dataDir })
    await migrate(open.db)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}
