import type { CollectionField, CollectionItem } from '../../../src/contract'
import type { Wording } from '../../../src/i18n'
import type { Column } from '../../../src/ui'
import styles from '../shared/collections.module.css'
import { itemName, namingField } from './itemName'
import { valueText } from './valueText'

/** As many fields have a column; an item that is opened shows them all. */
const COLUMNS_MAX = 6

interface Options extends Wording {
  onOpen: (item: CollectionItem) => void
}

/** A column for what names an item, which opens it, and for each of the first other fields. */
export function itemColumns(fields: readonly CollectionField[], { t, formats, onOpen }: Options): Column<CollectionItem>[] {
  const first = namingField(fields)
  const others = fields.filter((field) => field !== first).slice(0, COLUMNS_MAX - 1)
  const textOf = ({ name, type }: CollectionField, { values }: CollectionItem) => valueText(type, values[name], { t, formats })
  if (!first) return []
  return [
    {
      key: first.name,
      header: first.name,
      sortable: true,
      cell: (item) => (
        <button type="button" className={styles.open} dir="auto" onClick={() => onOpen(item)}>
          {textOf(first, item) || itemName(item, fields, t)}
        </button>
      ),
    },
    ...others.map(
      (field): Column<CollectionItem> => ({
        key: field.name,
        header: field.name,
        sortable: true,
        align: field.type === 'number' ? 'end' : undefined,
        cell: (item) => (
          <span className={styles.value} dir="auto">
            {textOf(field, item)}
          </span>
        ),
      }),
    ),
  ]
}
