import type { ColumnType, Generated } from 'kysely'
import type { Status } from '../../../src/model'

export interface StatusMovesTable {
  id: Generated<number>
  website_id: number
  from_status: Status
  to_status: Status
  moved_by: number | null
  /** Why an admin moved it against the validation settings. */
  override_reason: string | null
  moved_at: Date
}

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

export interface LeadMergesTable {
  id: Generated<number>
  partner_id: number
  /** The lead, which lies in the recycle bin. */
  lead_id: number
  into_id: number
  merged_by: number | null
  merged_at: Date
  /** What it takes to part them again; the code that merges knows its shape. */
  record: ColumnType<unknown, string, string>
}
