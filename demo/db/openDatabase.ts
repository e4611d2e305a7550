import { migrate } from './migrate'
import { openPglite } from './openPglite'
import { openPostgres, type PostgresOptions } from './openPostgres'
import type { OpenDatabase } from './databaseTypes'

export interface DatabaseOptions extends PostgresOptions {
  /** `postgres://...`; without it the embedded database in `dataDir` is used. */
  url?: string | undefined
  /** Folder of the embedded database; without it everything is in memory. */
  dataDir?: string | undefined
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, dataDir, ...options }: DatabaseOptions): Promise<OpenDatabase> {
  const open = url ? await openPostgres(url, options) : await openPglite(dataDir)
  await migrate(open.db)
  return open
}
