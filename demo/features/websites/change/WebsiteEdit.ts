import type { Updateable } from 'kysely'
import type { Status, WorkflowChange } from '../../../../src/model'
import type { Database } from '../../../db'

/** What shall be different: the workflow's three, and what hangs beside it. A field that is absent stays as it is. */
export interface WebsiteEdit extends WorkflowChange {
  label?: string | null
  closed_by?: number | null
  designed_by?: number | null
  serviced_by?: number | null
  rank?: number
  /** An empty text is none. */
  lead_source?: string | null | undefined
  lead_value?: number | null | undefined
  /** Out of the view of waiting websites until then. */
  snoozed?: { until: string; reason: string } | null | undefined
  /** Given up. */
  lost?: { reason: string } | null | undefined
}

/** The same as columns, without what is as it was. */
export type WebsitePatch = Pick<
  Updateable<Database['websites']>,
  | 'assigned_to'
  | 'due_date'
  | 'label'
  | 'closed_by'
  | 'designed_by'
  | 'serviced_by'
  | 'rank'
  | 'snoozed_until'
  | 'snooze_reason'
  | 'lost_at'
  | 'lost_reason'
  | 'lead_source'
  | 'lead_value'
> & { status?: Status }
