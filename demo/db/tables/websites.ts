import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Status } from '../../../src/model'

export interface WebsitesTable {
  id: Generated<number>
  partner_id: number
  title: string
  label: Generated<string>
  status: Status
  status_date: Date
  /** `YYYY-MM-DD` in the partner's zone. */
  due_date: string | null
  assigned_to: number | null
  closed_by: number | null
  designed_by: number | null
  serviced_by: number | null
  created_by: number | null
  /** How long the work on it may take; null = nobody has said. */
  time_budget_minutes: Generated<number | null>
  /** The main domain. */
  domain: string | null
  domains: Generated<string[]>
  registered_status: Generated<'registered' | 'not_registered'>
  published_status: Generated<'published' | 'unpublished'>
  payment_status: Generated<'paid' | 'unpaid'>
  subscription_status: Generated<'active' | 'cancelled' | 'inactive' | 'expired'>
  /** Id of the picture in the table files. */
  image_file_id: number | null
  is_template: Generated<boolean>
  language: Generated<string>
  /** Customer data groups of spec 3. */
  customer: JSONColumnType<Record<string, unknown>>
  contact: JSONColumnType<Record<string, unknown>>
  /** What tells the customer from others: `email:…`, `domain:…`, `phone:…`. */
  customer_keys: GeneratedAlways<string[]>
  /** Manual order in the board, ascending. */
  rank: Generated<number>
  customer_invited_at: Date | null
  /** Last thing the customer did: mail, upload, feedback, portal visit. */
  customer_active_at: Date | null
  /** When the customer was last in the customer area; somebody of the team in their place does not count. */
  portal_visited_at: Date | null
  /** Put off until this day, `YYYY-MM-DD` in the partner's zone. */
  snoozed_until: string | null
  snooze_reason: string | null
  /** Set once the customer is given up. */
  lost_at: Date | null
  lost_reason: string | null
  /** How the customer came to us, in the team's words. */
  lead_source: string | null
  /** What the order may bring, in minor units. */
  lead_value: number | null
  checked_at: Date | null
  published_at: Date | null
  version: Generated<number>
  created_at: Date
  updated_at: Date
  /** Set while in the recycle bin. */
  deleted_at: Date | null
}

export interface TagsTable {
  id: Generated<number>
  partner_id: number
  name: string
  /** Six hex digits without #. */
  color: string
  sort: Generated<number>
}

/** So that a deletion can be taken back. */
export interface DeletedTagsTable {
  id: number
  partner_id: number
  name: string
  color: string
  sort: number
  /** Those that had it. */
  website_ids: number[]
  deleted_at: Date
}

export interface WebsiteTagsTable {
  website_id: number
  tag_id: number
}

export interface FollowsTable {
  website_id: number
  user_id: number
  created_at: Date
}

/** Personal marks; unlike a follow they bring no news. */
export interface StarsTable {
  website_id: number
  user_id: number
  created_at: Date
}

export interface NoteVersionsTable {
  website_id: number
  version: number
  text: string
  updated_at: Date
  updated_by: number | null
}

export interface NotesTable {
  website_id: number
  text: string
  version: Generated<number>
  updated_at: Date
  updated_by: number | null
}
