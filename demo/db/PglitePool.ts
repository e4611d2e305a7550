import type { PGlite } from '@electric-sql/pglite'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Connections } from './databaseTypes'
import { PreparedStatements } from './PreparedStatements'

/**
 * The shape of `pg.Pool` around the one connection PGlite has: whoever connects owns it until release, so no statement slips into
 * another's transaction. Trap: inside a transaction use its own handle only; asking the pool again there would wait for itself.
 */
export class PglitePool implements PostgresPool {
  #last: Promise<void> = Promise.resolve()
  /** Who has the connection, and who waits for it. */
  #asking = 0
  #isEnded = false
  readonly #statements: PreparedStatements

  constructor(private readonly lite: PGlite) {
    this.#statements = new PreparedStatements(lite)
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isEnded) throw new Error('The database is closed')
    const before = this.#last
    let release = () => {}
    this.#asking += 1
    this.#last = new Promise((resolve) => {
      release = () => {
        this.#asking -= 1
        resolve()
      }
    })
    await before
    return new PgliteClient(this.#statements, release)
  }

  connections(): Connections {
    const busy = Math.min(this.#asking, 1)
    return { busy, idle: 1 - busy, waiting: this.#asking - busy }
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await this.#last
    await this.lite.close()
  }
}

class PgliteClient implements PostgresPoolClient {
  constructor(
    private readonly statements: PreparedStatements,
    readonly release: () => void,
  ) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not available on the embedded database')
    return this.run(sql, parameters)
  }

  private async run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { rows, affectedRows } = await this.statements.query(sql, parameters)
    // PGlite does not name the command; Kysely reads the row count only for writing ones, and ours is 0 for the others.
    return { command: 'UPDATE', rowCount: affectedRows ?? 0, rows }
  }
}
