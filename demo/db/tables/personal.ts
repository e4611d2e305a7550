import type { ColumnType, Generated } from 'kysely'
import type { UndoItem } from '../../../src/contract'
import type { NoticeKind } from '../../../src/model'

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

export interface DraftsTable {
  partner_id: number
  user_id: number
  /** What is written: of the page that writes it. */
  key: string
  /** JSON of the page that writes it; the server does not look inside. */
  content: string
  saved_at: Date
}

export interface RecentActionsTable {
  partner_id: number
  user_id: number
  id: string
  done_at: Date
  /** In the words of the page that did it. */
  told_as: string
  /** So many things were changed. */
  total: number
  /** What takes back what is left of it, as the contract has it. */
  items: ColumnType<UndoItem[], string, string>
}

/** What waits to be mailed: it is deleted when it is. */
export interface NotificationsTable {
  id: Generated<number>
  partner_id: number
  /** Whom it is for. */
  user_id: number
  website_id: number
  kind: NoticeKind
  /** What the text names beside the website: a status, a to-do, a subject. */
  about: Generated<string>
  /** Who did it; null when it was the customer or the host. */
  by_user_id: number | null
  /** Whom the addressee stands in for. */
  for_user_id: number | null
  created_at: Date
}
