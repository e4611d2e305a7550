import type { ColumnType, Generated } from 'kysely'

export interface WebsiteChangesTable {
  id: Generated<number>
  website_id: number
  changed_by: number
  changed_at: Date
  taken_back_at: Date | null
  /** What it takes to go back; the code that changes websites knows its shape. */
  record: ColumnType<unknown, string, never>
}
