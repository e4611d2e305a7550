import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../schema'
import type { FilesTable } from '../tables/files'

const insert = (db: Kysely<Database>, files: readonly Insertable<FilesTable>[]) =>
  db.insertInto('files').values(files).returning(['id', 'type', 'name', 'bytes', 'thumbnail_hash', 'scan_state'])

/** Notes whose the files are, whose content is in the file store already. */
export const addFiles = (db: Kysely<Database>, files: readonly Insertable<FilesTable>[]) => insert(db, files).execute()

export const addFile = (db: Kysely<Database>, file: Insertable<FilesTable>) => insert(db, [file]).executeTakeFirstOrThrow()
