import type { Generated } from 'kysely'

export interface SavedViewsTable {
  id: Generated<number>
  partner_id: number
  /** Whose it is. */
  user_id: number
  /** One of the manager views of spec 2.5. */
  view: string
  name: string
  /** One of SAVED_VIEW_ICONS. */
  icon: string | null
  scope: 'private' | 'team'
  /** Filters, order, mode and lanes, as the address has them. */
  query: string
  /** Columns of the list; null for the usual ones. */
  columns: string[] | null
  /** Roles that begin with it; only views of the team have them. */
  default_roles: Generated<string[]>
  created_at: Date
  updated_at: Date
}

/** With which saved view somebody begins. */
export interface SavedViewDefaultsTable {
  user_id: number
  partner_id: number
  view: string
  saved_view_id: number
}
