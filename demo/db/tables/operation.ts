import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Work to be done outside a request, taken by whichever host process is free. */
export interface JobsTable {
  id: Generated<number>
  kind: string
  payload: JSONColumnType<Record<string, unknown>>
  run_at: Date
  attempts: Generated<number>
  locked_until: Date | null
  last_error: string | null
  finished_at: Date | null
  created_at: Date
}

/** One row: how far the host's clock is from the machine's. */
export interface ClockTable {
  id: Generated<number>
  /** Milliseconds. */
  offset_ms: number
}

/** What the control panel makes a route suffer from; `*` = every route. */
export interface FaultsTable {
  route: string
  latency_ms: Generated<number>
  status: number | null
  offline: Generated<boolean>
}

/** What a person has asked for under a key of theirs. */
export interface CommandKeysTable {
  user_id: number
  partner_id: number
  key: string
  /** What the command came to; null while it runs. */
  changed: ColumnType<unknown, string | null, string> | null
  created_at: Date
}

/** Keys this installation made for itself. */
export interface SecretsTable {
  name: string
  value: string
}
