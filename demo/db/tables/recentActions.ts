import type { ColumnType } from 'kysely'
import type { UndoItem } from '../../../src/contract'

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
