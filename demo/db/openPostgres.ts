import { Kysely } from 'kysely'
import { Client, Pool, types } from 'pg'
import type { OpenDatabase } from './databaseTypes'
import { HostDialect } from './HostDialect'
import { NamingClient } from './NamingClient'
import { noteStatement } from './noteStatement'
import type { Database } from './schema'
import { typeParsers } from './typeParsers'

const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => typeParsers[oid] ?? types.getTypeParser(oid, format),
}

export interface PostgresOptions {
  /** Connections at most, beside those that listen. */
  pool?: number
  /** How long a statement may take. */
  statementMs?: number
}

/**
 * PostgreSQL takes the statement of a long list for costly and compiles it, which takes four times as long as the statement, or starts processes
 * that help with it: these take as long, and whoever asks meanwhile waits for them.
 */
const AS_IT_IS = '-c jit=off -c max_parallel_workers_per_gather=0'

/** A PostgreSQL server (15 or newer). Throws with a sentence when it does not answer. */
export async function openPostgres(
  connectionString: string,
  { pool: max = 10, statementMs = 0 }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, types: parsers, max, statement_timeout: statementMs, options: AS_IT_IS, Client: NamingClient })
  // A connection that dies while idle is replaced by the pool; without a listener the error would end the process.
  pool.on('error', () => {})
  const first = await pool.connect().catch(async (error: NodeJS.ErrnoException) => {
    await pool.end()
    // An address that leads to several machines fails with all their errors, and without a message.
    throw new Error(`DATABASE_URL: no PostgreSQL answers there (${error.message || error.code}).`)
  })
  first.release()
  return {
    db: new Kysely<Database>({ dialect: new HostDialect({ pool }), log: noteStatement }),
    exclusive: false,
    listen: (channel, callback) => listen(connectionString, channel, callback),
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

const RECONNECT_MS = 1_000

/** Listening takes a connection of its own; when it breaks, another one takes its place. */
async function listen(connectionString: string, channel: string, callback: (payload: string) => void) {
  let stopped = false
  let client = await connect()

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString })
    // A broken line reports an error first, then the end.
    next.on('error', () => {})
    next.on('end', () => stopped || setTimeout(reconnect, RECONNECT_MS))
    next.on('notification', (message) => callback(message.payload ?? ''))
    await next.connect()
    await next.query(`listen "${channel}"`)
    return next
  }

  async function reconnect(): Promise<void> {
    if (stopped) return
    client = await connect().catch(() => client)
  }

  return () => {
    stopped = true
    return client.end()
  }
}
