import type { ColumnType, Generated } from 'kysely'

/** Columns by name, as JSON has them. */
export type Columns = Readonly<Record<string, unknown>>

/** Ids of the rows that came with a change. */
export interface Came {
  readonly log: readonly number[]
  readonly todos?: readonly number[]
  /** In status_moves. */
  readonly move?: number
}

/** What takes a change back. */
export interface ChangeRecord {
  /** The columns that it wrote: what they held, and what they hold since. */
  readonly before: Columns
  readonly after: Columns
  readonly came: Came
}

export interface WebsiteChangesTable {
  id: Generated<number>
  website_id: number
  changed_by: number
  changed_at: Date
  taken_back_at: Date | null
  record: ColumnType<ChangeRecord, string, never>
}
