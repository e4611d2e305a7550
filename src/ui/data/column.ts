import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** It says what a row is called; the first column does where none says so. */
  isRowHeader?: boolean | undefined
  /** The server sorts by this key. */
  sortable?: boolean | undefined
  /** Numbers and actions. */
  align?: 'end' | undefined
  /** The header is for screen readers only. */
  hideHeader?: boolean | undefined
  /** Any CSS length. */
  width?: string | undefined
  /** The least and the most of the room it has, CSS lengths: then long words break, and no column takes the room of another. */
  least?: string | undefined
  most?: string | undefined
  /** How much of the room of a long table, next to the shares of the others; 1 when nothing is said. */
  share?: number | undefined
  /** CSS pixels. Where all columns say so they have this width, and what does not fit is cut. */
  pixels?: number | undefined
  /** Of its header and its cells. */
  className?: string | undefined
  /** At the end of the header: what changes its width. */
  headerEnd?: ReactNode
}
