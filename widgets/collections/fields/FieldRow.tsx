import type { CollectionField } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isFieldType } from '../../../src/model'
import { Badge, DragHandle, MenuItem, MenuSeparator, RowMenu } from '../../../src/ui'
import { Pencil, Trash2 } from '../../../src/ui/icons'
import styles from '../shared/collections.module.css'

interface Props {
  field: CollectionField
  sortable: object
  onEdit: () => void
  onDelete: () => void
}

/** A field with what it holds. */
export function FieldRow({ field: { name, type, required }, sortable, onEdit, onDelete }: Props) {
  const t = useMessages()
  return (
    <li className={styles.field} {...sortable}>
      <DragHandle label={t('collections.field.move', { name })} />
      <span className={styles.fieldName} dir="auto">
        {name}
      </span>
      {required && <Badge tone="warning">{t('collections.field.required')}</Badge>}
      <Badge>{isFieldType(type) ? t(`collections.type.${type}`) : type}</Badge>
      <RowMenu label={t('collections.actionsOf', { name })}>
        <MenuItem icon={Pencil} onSelect={onEdit}>
          {t('partner.general.edit')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
          {t('partner.general.delete')}
        </MenuItem>
      </RowMenu>
    </li>
  )
}
