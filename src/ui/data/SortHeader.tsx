import { cx } from '../cx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons'
import { useAnnounce } from '../feedback/LiveRegion'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import { useMessages } from '../../i18n'
import type { Column } from './column'
import styles from './table.module.css'

interface Props<Row> {
  column: Column<Row>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

/** A column header; a button in it if the column sorts. */
export function SortHeader<Row>({
  column: { key, header, sortable, align, hideHeader, width, pixels, className, headerEnd },
  sort,
  onSort,
}: Props<Row>) {
  const t = useMessages()
  const announce = useAnnounce()
  const isAscending = sort === key
  const isDescending = sort === `-${key}`
  const Arrow = isAscending ? ArrowUp : isDescending ? ArrowDown : ChevronsUpDown

  const onClick = () => {
    onSort?.(isAscending ? `-${key}` : key)
    announce(t(isAscending ? 'partner.general.sortedDescending' : 'partner.general.sortedAscending', { column: header }))
  }

  return (
    <th
      scope="col"
      className={cx(styles.header, className)}
      data-align={align}
      data-column={headerEnd ? key : undefined}
      style={{ inlineSize: pixels === undefined ? width : `${pixels}px` }}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
    >
      {sortable ? (
        <button type="button" className={styles.sort} data-active={isAscending || isDescending || undefined} onClick={onClick}>
          {header}
          <Arrow size={14} aria-hidden />
        </button>
      ) : hideHeader ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
      {headerEnd}
    </th>
  )
}
