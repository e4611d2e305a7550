import { type Kysely, sql } from 'kysely'

/** Files of a website lie in its libraries: the tables say so, and what was kept of merges names them as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table folders rename column shelf to library`.execute(db)
  await sql`alter table shelf_files rename column shelf to library`.execute(db)
  await sql`alter table shelf_files rename to library_files`.execute(db)
  await sql`alter index shelf_files_website rename to library_files_website`.execute(db)
  await sql`
    update lead_merges set record = record - 'belongings' || jsonb_build_object('related',
      jsonb_set(record -> 'belongings', '{moved}', (record #> '{belongings,moved}') - 'shelf_files'
        || jsonb_build_object('library_files', coalesce(record #> '{belongings,moved,shelf_files}', '[]'))))`.execute(db)
}
