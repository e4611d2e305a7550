import type { Generated } from 'kysely'
import type { Status } from '../../../src/model'

export interface TodosTable {
  id: Generated<number>
  partner_id: number
  website_id: number
  description: string
  done: Generated<boolean>
  done_at: Date | null
  done_by: number | null
  from_user_id: number | null
  to_user_id: number | null
  /** `YYYY-MM-DD` in the partner's zone. */
  due_date: string | null
  position: Generated<number>
  /** Belongs under the one above it. */
  indented: Generated<boolean>
  /** How long after it the next one is due, which comes when this one is done. */
  repeats: 'week' | 'month' | 'year' | null
  /** The one it came after. */
  repeat_of: number | null
  /** The status whose automation created it. */
  automated_status: Status | null
  message_id: number | null
  notify: Generated<boolean>
  version: Generated<number>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

/** Timer runs and manual time entries; ended_at null = running. */
export interface WorkSessionsTable {
  id: Generated<number>
  partner_id: number
  website_id: number
  user_id: number
  status: Status
  started_at: Date
  last_tick_at: Date
  ended_at: Date | null
  seconds: Generated<number>
  reason: string | null
  comment: string | null
  source: Generated<'timer' | 'manual'>
  edited_by: number | null
  edited_at: Date | null
}
