import { memo } from 'react'
import { cx } from '../cx'
import boxStyles from '../field/checkbox.module.css'
import { boundsOf } from './boundsOf'
import type { Column } from './column'
import styles from './table.module.css'
import type { Turns } from './window/createTurns'
import { useTurn } from './window/useTurn'

interface Props<Row, Key> {
  row: Row
  rowKey: Key
  /** From 1 on, where not all rows are rendered; the header is the first. */
  index?: number | undefined
  columns: readonly Column<Row>[]
  /** All but its name waits for one. */
  turns?: Turns | undefined
  isSelected?: boolean | undefined
  /** Name of the checkbox; there is none without it. */
  label?: string | undefined
  onToggle: (key: Key, checked: boolean) => void
}

/** A row. It renders again only when something of it is different. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that a component is generic
export const TableRow = memo(function TableRow<Row, Key extends string | number>(props: Props<Row, Key>) {
  const { row, rowKey, index, columns, turns, isSelected, label, onToggle } = props
  const isWhole = useTurn(turns)
  return (
    <tr className={styles.row} data-id={rowKey} data-selected={isSelected || undefined} aria-rowindex={index}>
      {label !== undefined && (
        <td className={styles.select}>
          {/* Plain, as there are hundreds. */}
          <input
            type="checkbox"
            className={boxStyles.checkbox}
            aria-label={label}
            checked={isSelected}
            onChange={({ target }) => onToggle(rowKey, target.checked)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} isWhole={isWhole} />
    </tr>
  )
}) as <Row, Key extends string | number>(props: Props<Row, Key>) => React.JSX.Element

interface CellsProps<Row> extends Pick<Props<Row, never>, 'row' | 'columns'> {
  isWhole: boolean
}

/** By themselves: a row that is selected, as all are at once, shows the same in them as before. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
const Cells = memo(function Cells<Row>({ row, columns, isWhole }: CellsProps<Row>) {
  const name = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  return columns.map((column) =>
    column === name ? (
      <th key={column.key} scope="row" className={cx(styles.rowHeader, column.className)} {...boundsOf(column)}>
        {column.cell(row)}
      </th>
    ) : (
      <td
        key={column.key}
        className={column.className}
        data-align={column.align}
        data-name={column.hideHeader ? undefined : column.header}
        {...boundsOf(column)}
      >
        {isWhole && column.cell(row)}
      </td>
    ),
  )
}) as <Row>(props: CellsProps<Row>) => React.JSX.Element
