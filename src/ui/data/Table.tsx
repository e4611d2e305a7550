import { useRef } from 'react'
import styles from './table.module.css'
import { hasPixels } from './hasPixels'
import { TableHead } from './TableHead'
import type { TableProps } from './tableProps'
import { TableRow } from './TableRow'
import { TableSkeleton } from './TableSkeleton'
import { useFocusStays } from '../useFocusStays'
import { useToggle } from './useToggle'

/** A table with sticky header and first column, sortable headers and selectable rows. */
export function Table<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, selection, loading, cards, compact, empty } = props
  const toggle = useToggle(selection)
  const body = useRef<HTMLTableSectionElement>(null)
  useFocusStays(body, 'tr', 'section')
  return (
    // Focusable, so that the keyboard can scroll it.
    <section
      className={styles.scroller}
      data-cards={cards}
      data-compact={compact || undefined}
      data-fixed={hasPixels(columns) || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-paged
      aria-label={caption}
    >
      <table className={styles.table} aria-label={caption} aria-busy={loading}>
        <TableHead {...props} keys={rows.map(rowKey)} />
        <tbody ref={body}>
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                columns={columns}
                isSelected={selection?.selected.has(key)}
                label={selection?.rowLabel(row)}
                onToggle={toggle}
              />
            )
          })}
          {loading && rows.length === 0 && <TableSkeleton columns={columns.length + (selection ? 1 : 0)} />}
        </tbody>
      </table>
      {!loading && rows.length === 0 && <div className={styles.empty}>{empty}</div>}
    </section>
  )
}
