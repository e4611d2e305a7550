import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Status } from '../../../src/model'
import type { WebsitesTable } from './websites'

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

/** What went from one website to another, so that it can go back. */
export interface RelatedRows {
  /** Keys of rows by table. */
  moved: Record<string, string[]>
  /** Domains that were the main one before. */
  mainDomains: number[]
  /** Addresses that were added. */
  addresses: string[]
  /** Unassigned mails and merged messages that named the website. */
  emails: number[]
  merged: number[]
  /** The note before another one was added to it. */
  note: { text: string; version: number } | null
}

/** What a merge changed. */
export interface MergeRecord {
  readonly related: RelatedRows
  /** What the lead lost when it went into the bin. */
  readonly lead: Pick<Selectable<WebsitesTable>, 'domain' | 'domains' | 'image_file_id'>
  /** What the other website knew, and what it knows since. */
  readonly before: Columns
  readonly after: Columns
}

/** Kept as long as they can be undone. */
export interface LeadMergesTable {
  id: Generated<number>
  partner_id: number
  /** The lead, which lies in the recycle bin. */
  lead_id: number
  into_id: number
  merged_by: number | null
  merged_at: Date
  record: ColumnType<MergeRecord, string, never>
}
