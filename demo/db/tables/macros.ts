import type { Generated } from 'kysely'
import type { Status } from '../../../src/model'

export interface MacrosTable {
  id: Generated<number>
  partner_id: number
  name: string
  /** Runs it on the list of tickets; each key once per partner. */
  key: string | null
  status: Status | null
  /** Whoever runs it, or nobody; null when it is the assignee, or stays. */
  assign_to: 'me' | 'nobody' | null
  assignee_id: number | null
  template_id: number | null
  done: boolean
  created_at: Date
  updated_at: Date
}
