import { migrate } from './migrate'
import { openPglite } from './openPglite'
import { openPostgres } from './openPostgres'
import type { OpenDatabase } from './databaseTypes'

export interface DatabaseOptions {
  /** `postgres://...`; without it the embedded database in `dataDir` is used. */
  url?: string | undefined
  /** Folder of the embedded database; without it everything is in memory. */
  dataDir?: string | undefined
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<OpenDatabase> {
  const open = url ? await openPostgres(url) : await openPglite(dataDir)
  await migrate(open.db)
  return open
}
