import { type Kysely, sql } from 'kysely'
import type { Database } from '../db'
import { CHANNEL, type HostEvent } from './eventHub'

/** Delivered when the surrounding transaction commits. */
export async function publish(db: Kysely<Database>, ...events: readonly HostEvent[]): Promise<void> {
  if (events.length === 0) return
  const payloads = events.map((event) => JSON.stringify(event))
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
}
