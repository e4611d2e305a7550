import type { ReactNode } from 'react'
import type { Column } from './column'

export interface Selection<Row, Key extends string | number> {
  selected: ReadonlySet<Key>
  onChange: (selected: Set<Key>) => void
  /** Names the checkbox of a row. */
  rowLabel: (row: Row) => string
}

export interface TableProps<Row, Key extends string | number> {
  /** What the table lists, for screen readers. */
  caption: string
  /** The first column names the row and stays in view. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** `title` ascending, `-title` descending, as the server has it. */
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  selection?: Selection<Row, Key> | undefined
  /** Rows are on their way: placeholders if there are none yet, else the old rows, greyed. */
  loading?: boolean | undefined
  /** Low rows, for many at a glance. */
  compact?: boolean | undefined
  /** Where there is no room for columns every row is a card, whose facts say what they are. */
  cards?: boolean | undefined
  /** Stands in for the rows when there are none: EmptyState, NoMatches or FailedState. */
  empty?: ReactNode
}
