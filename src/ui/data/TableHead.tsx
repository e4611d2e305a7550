import { useMessages } from '../../i18n'
import { Checkbox } from '../field/Checkbox'
import { SortHeader } from './SortHeader'
import type { TableProps } from './tableProps'
import styles from './table.module.css'
import { withKeys } from './withKeys'

type Props<Row, Key extends string | number> = Pick<TableProps<Row, Key>, 'columns' | 'sort' | 'onSort' | 'selection'> & {
  keys: readonly Key[]
}

/** The headers, and the checkbox for all rows there are. */
export function TableHead<Row, Key extends string | number>({ columns, keys, sort, onSort, selection }: Props<Row, Key>) {
  const t = useMessages()
  const selected = selection?.selected
  const isAll = keys.length > 0 && keys.every((key) => selected?.has(key))
  const isSome = !isAll && selected !== undefined && selected.size > 0 && keys.some((key) => selected.has(key))
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.select}>
            <Checkbox
              label={t('partner.general.selectAll')}
              hideLabel
              checked={isAll}
              indeterminate={isSome}
              disabled={keys.length === 0}
              onChange={(checked) => selection.onChange(withKeys(selection.selected, keys, checked))}
            />
          </th>
        )}
        {columns.map((column) => (
          <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}
