import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'
import { ASKED_OFTEN, KEPT } from './askedOften'

const { serialize } = protocol

/** After these a statement may select other columns than before, which PostgreSQL refuses to do with what it has planned. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/i

interface Prepared {
  name: string
  /** Of its parameters. */
  types: readonly number[]
}

/** The statements of one PGlite, which are parsed and planned once: that takes it several times as long as the answer. */
export class PreparedStatements {
  /** By their text; whichever was asked last is the last one, and what is asked in ever other ways, with lists of other lengths, makes room. */
  readonly #kept = new Map<string, Prepared>()
  #made = 0

  constructor(private readonly lite: PGlite) {}

  query(sql: string, parameters: readonly unknown[]): Promise<Results<unknown>> {
    if (!ASKED_OFTEN.test(sql)) return this.seldom(sql, parameters)
    return this.lite.runExclusive(async () => {
      const { name, types } = await this.prepared(sql)
      const values = parameters.map((value, nth) => this.written(value, types[nth]))
      const messages = await this.send([
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ])
      const [results] = parse.parseResults(messages, this.lite.parsers)
      return results ?? { rows: [], fields: [] }
    })
  }

  private async seldom(sql: string, parameters: readonly unknown[]): Promise<Results<unknown>> {
    const results = await this.lite.query<unknown>(sql, [...parameters])
    if (CHANGES_TABLES.test(sql)) {
      this.#kept.clear()
      await this.lite.query('deallocate all')
    }
    return results
  }

  private async prepared(sql: string): Promise<Prepared> {
    const kept = this.#kept.get(sql) ?? (await this.prepare(sql))
    this.#kept.delete(sql)
    this.#kept.set(sql, kept)
    const [oldest] = this.#kept
    if (oldest && this.#kept.size > KEPT) {
      this.#kept.delete(oldest[0])
      await this.send([serialize.close({ type: 'S', name: oldest[1].name })])
    }
    return kept
  }

  private async prepare(text: string): Promise<Prepared> {
    this.#made += 1
    const name = `statement_${this.#made}`
    const messages = await this.send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
    return { name, types: parse.parseDescribeStatementResults(messages) }
  }

  private written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.lite.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  private send(messages: readonly Uint8Array[]) {
    return this.lite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))
  }
}
