import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, type KyselyPlugin, PostgresQueryCompiler, type QueryId, sql } from 'kysely'
import type { Database } from '../../../demo/db'

/** The ids of each table are numbers that nothing else is: so a number tells that it is an id, and of what. */
const FIRST = 100_000_000
const EACH = 1_000_000
const LAST = FIRST + 100 * EACH

/** What a request may ask without an id that it has come to know, and why. */
const OPEN: readonly [pattern: RegExp, reason: string][] = [
  [/^select .* where "domain_proofs"."name" = /, 'whose domain was called tells the brand, before anybody has signed in'],
  [/^select .* from "users" where "email" = /, 'people sign in by their address, and are invited by it'],
  [/^select .* from "passkeys" where "credential_id" = /, 'people sign in by a passkey, and it says whose it is'],
  [
    /^select "name" from "domains" where "domains"\."deleted_at" is null and "name" in .* and "registrar" = /,
    'a name that is registered is taken, whosever it is',
  ],
  [/^delete from "\w+" where "\w+_at" <=? \$1$/, 'what is too old goes, whosever it is'],
  [/^update "secret_links" set "sealed" = \$1 where "expires_at" <= /, 'the same, of secrets that nobody has looked at'],
]

/** Whoever knows a secret has what it opens. */
const SECRET = /"?(?:\w+_hash|token|code)"? = \$\d/

/** Tests that choose the ids of their records themselves: those of paths are all the same there. */
const UNWATCHED = /\/(?:rights|robustness|fitting|foreignIds|ownBrand|pageFiles|demoMode)\.test\.ts$/

interface Watch {
  db: Kysely<Database>
  /** What a request asks is watched in here. */
  within<T>(request: () => T): T
  /** Statements that were not tied, with where they were made. */
  loose: ReadonlySet<string>
}

/**
 * Watches the statements of requests. Each that touches data of partners and people is tied to something that the request knows: an id that an
 * earlier tied statement answered with, or has found beside a known one. A session, a link or a word begins it. So an id that somebody sends is
 * of use to them only after it was asked for together with theirs; and what is written refers to known ids alone.
 */
export async function watchScope(db: Kysely<Database>): Promise<Watch> {
  if (UNWATCHED.test(expect.getState().testPath ?? '')) return { db, within: (request) => request(), loose: new Set() }
  await spreadIds(db)
  const data = await dataTables(db)
  const requests = new AsyncLocalStorage<Set<number>>()
  const asked = new WeakMap<QueryId, readonly unknown[]>()
  const loose = new Set<string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const known = requests.getStore()
      if (!known) return node
      const { sql: text, parameters } = new PostgresQueryCompiler().compileQuery(node, queryId)
      if (isTied({ text, parameters, known, data })) asked.set(queryId, parameters)
      else loose.add(`${text} (${placeOf(new Error())})`)
      return node
    },
    transformResult({ result, queryId }) {
      const parameters = asked.get(queryId)
      // A count of nothing has found nothing.
      const found = result.rows.some((row) => Object.values(row).some(Boolean))
      if (parameters && found) for (const id of idsIn([result.rows, parameters])) requests.getStore()?.add(id)
      return Promise.resolve(result)
    },
  }
  return { db: db.withPlugin(plugin), within: (request) => requests.run(new Set(), request), loose }
}

async function spreadIds(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select sequencename as name from pg_sequences where schemaname = current_schema()`.execute(
    db,
  )
  const restarts = rows.map(({ name }, nth) => sql`setval(${sql.lit(name)}, ${sql.lit(FIRST + nth * EACH)})`)
  await sql`select ${sql.join(restarts)}`.execute(db)
}

/** Partners, people, and what belongs to either, by whatever way. */
async function dataTables(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    with recursive data (oid) as (
      select oid from pg_class where relname in ('partners', 'users') and relnamespace = current_schema()::regnamespace
      union select conrelid from pg_constraint join data on confrelid = data.oid where contype = 'f'
    ) select relname as name from data join pg_class using (oid)`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

interface Statement {
  text: string
  parameters: readonly unknown[]
  known: ReadonlySet<number>
  data: ReadonlySet<string>
}

function isTied({ text, parameters, known, data }: Statement): boolean {
  const tables = Array.from(text.matchAll(/\b(?:from|join|into|update) "?(\w+)/g), ([, table = '']) => table)
  if (!tables.some((table) => data.has(table)) || OPEN.some(([pattern]) => pattern.test(text))) return true
  const ids = idsIn(parameters)
  if (idsIn(parameters.slice(0, writtenIn(text))).some((id) => !known.has(id))) return false
  // What refers to nothing is nobody's yet.
  if (text.startsWith('insert') && ids.length === 0) return true
  return SECRET.test(text) || ids.some((id) => known.has(id))
}

/** How many of the parameters are written. */
function writtenIn(text: string): number {
  if (text.startsWith('insert')) return Infinity
  return text.startsWith('update') ? (text.split(' where ', 1)[0]?.match(/\$\d/g) ?? []).length : 0
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number' || typeof value === 'string') {
    const id = Number(value)
    return id >= FIRST && id < LAST ? [id] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

const placeOf = ({ stack = '' }: Error): string =>
  /demo\/\S+?:\d+/.exec(stack.replaceAll(/\S*\/demo\/(?:db\/queries|log)\/\S*/g, ''))?.[0] ?? 'unknown'
