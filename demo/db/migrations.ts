import { promises as fs } from 'node:fs'
import path from 'node:path'
import { FileMigrationProvider } from 'kysely'

/**
 * The tables as they began, one file per area, named as in `tables`; what changes them since is added as files of its own. All run in the order
 * of their names, and a file keeps its name and content.
 */
export const migrations = new FileMigrationProvider({ fs, path, migrationFolder: path.join(import.meta.dirname, 'migrations') })
