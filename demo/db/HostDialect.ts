import { type DatabaseIntrospector, type Kysely, PostgresDialect, PostgresIntrospector, sql, type TableMetadata } from 'kysely'

/** PostgreSQL, whose migrator learns the names of tables alone: all columns of all tables take the embedded database a second. */
export class HostDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new NamesOnly(db)
  }
}

class NamesOnly extends PostgresIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    super(db)
    this.#db = db
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
      this.#db,
    )
    return rows.map(({ name }) => ({ name, isView: false, columns: [] }))
  }
}
