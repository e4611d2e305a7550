import type { Kysely } from 'kysely'
import type { Database } from './schema'

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
