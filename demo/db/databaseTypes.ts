import type { Kysely } from 'kysely'
import type { Database } from './schema'

/** Where the database is. */
export interface DatabasePlace {
  /** `postgres://...`; without it the embedded database in `dataDir` is used. */
  url?: string | undefined
  /** Folder of the embedded database; without it everything is in memory. */
  dataDir?: string | undefined
}

/** Of the pool. */
export interface Connections {
  busy: number
  idle: number
  /** Who waits for one. */
  waiting: number
}

/** A database that is open and up to date. */
export interface OpenDatabase {
  db: Kysely<Database>
  /** No other process can have it open: what is marked as in somebody's hands was dropped by a process that ended. */
  exclusive: boolean
  /** Calls back with the payload of every `notify` on the channel, from any process; answers how to stop. */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>
  connections(): Connections
  close(): Promise<void>
}
