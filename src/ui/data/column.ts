import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The server sorts by this key. */
  sortable?: boolean | undefined
  /** Numbers and actions. */
  align?: 'end' | undefined
  /** The header is for screen readers only. */
  hideHeader?: boolean | undefined
  /** Any CSS length. */
  width?: string | undefined
}
