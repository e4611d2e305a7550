import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { cx } from '../cx'
import type { Column } from './column'
import { hasPixels } from './hasPixels'
import { TableHead } from './TableHead'
import type { TableProps } from './tableProps'
import { TableRow } from './TableRow'
import styles from './table.module.css'
import { useToggle } from './useToggle'
import { createTurns } from './window/createTurns'
import { evenOffsets } from './window/evenOffsets'
import { useSlots } from './window/useSlots'
import { useWindow } from './window/useWindow'

const SELECT_WIDTH = '40px'
/** CSS pixels, as the style sheet has it: rows of one height need no measuring. */
const ROW_PX = 56
const COMPACT_ROW_PX = 36
/** Rows above and below those in view. */
const OVERSCAN = 3
/** What a table leaves of the window, and the least it takes, as the style sheet has them: its height before it is measured. */
const AROUND_PX = 230
const LEAST_PX = 320

type Props<Row, Key extends string | number> = Omit<TableProps<Row, Key>, 'loading' | 'empty'>

/** A table of thousands of rows, of which only those in view are rendered. It scrolls by itself. */
export function LongTable<Row, Key extends string | number>(props: Props<Row, Key>) {
  const { caption, columns, rowKey, sort, onSort, selection, compact } = props
  // Other rows are rendered bit by bit: typing goes on meanwhile.
  const rows = useDeferredValue(props.rows)
  const scroller = useRef<HTMLElement>(null)
  const toggle = useToggle(selection)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const offsets = useMemo(() => evenOffsets(rows.length, compact ? COMPACT_ROW_PX : ROW_PX), [rows.length, compact])
  const [turns] = useState(createTurns)
  const { indexes, shift, before, after } = useWindow({ scroller, offsets, guessHeight, overscan: OVERSCAN, turns })
  const { slotOf, onFocus } = useSlots(keys, shift)
  // Not with every row that comes into view.
  const head = useMemo(
    () => <TableHead columns={columns} keys={keys} sort={sort} onSort={onSort} selection={selection} />,
    [columns, keys, sort, onSort, selection],
  )
  const isFixed = hasPixels(columns)
  const widths = [selection && SELECT_WIDTH, ...columns.map((column) => widthOf(column, isFixed))].filter(Boolean).join(' ')
  return (
    // Focusable, so that the keyboard can scroll it; the rows in it have the focus, of which it only hears.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={scroller}
      className={cx(styles.scroller, styles.long)}
      data-compact={compact || undefined}
      data-fixed={isFixed || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-paged
      aria-label={caption}
      onFocus={onFocus}
    >
      {/* A property of our own, which the type of styles does not name. */}
      <table className={styles.table} style={{ '--columns': widths } as object} aria-label={caption} aria-rowcount={rows.length + 1}>
        {head}
        <tbody>
          {before > 0 && <tr aria-hidden style={{ blockSize: before }} />}
          {indexes.map((index) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <TableRow
                key={slotOf(index)}
                row={row}
                rowKey={key}
                // The header is the first row.
                index={index + 2}
                columns={columns}
                turns={turns}
                isSelected={selection?.selected.has(key)}
                label={selection?.rowLabel(row)}
                onToggle={toggle}
              />
            )
          })}
          {after > 0 && <tr aria-hidden style={{ blockSize: after }} />}
        </tbody>
      </table>
    </section>
  )
}

const guessHeight = (): number => Math.max(innerHeight - AROUND_PX, LEAST_PX)

/** What is left of the room goes to all, each according to its width. */
const widthOf = <Row,>({ share = 1, pixels }: Column<Row>, isFixed: boolean): string =>
  isFixed ? `minmax(${pixels}px, ${pixels}fr)` : `minmax(0, ${share}fr)`
