import type { ColumnType, Generated } from 'kysely'

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
