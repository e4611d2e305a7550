import type { Generated } from 'kysely'

export interface StatusMovesTable {
  id: Generated<number>
  website_id: number
  from_status: string
  to_status: string
  moved_by: number | null
  /** Why an admin moved it against the validation settings. */
  override_reason: string | null
  moved_at: Date
}
