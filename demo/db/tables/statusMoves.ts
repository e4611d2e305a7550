import type { Generated } from 'kysely'
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
