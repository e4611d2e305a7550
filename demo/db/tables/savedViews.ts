import type { Generated } from 'kysely'

export interface SavedViewsTable {
  id: Generated<number>
  partner_id: number
  /** Whose it is. */
  user_id: number
  /** One of the manager views of spec 2.5. */
  view: string
  name: string
  scope: 'private' | 'team'
  /** Filters, order, mode and lanes, as the address has them. */
  query: string
  /** Columns of the list; null for the usual ones. */
  columns: string[] | null
  created_at: Date
  updated_at: Date
}
