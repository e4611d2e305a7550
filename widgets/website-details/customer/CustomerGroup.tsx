import { Plus } from '../../../src/ui/icons'
import { useState } from 'react'
import type { CustomerData } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { CustomerDataGroup } from '../../../src/model'
import { MenuButton, MenuItem } from '../../../src/ui'
import styles from './customer.module.css'
import { FieldRow } from './FieldRow'
import { CUSTOMER_FIELDS } from './fields'
import { visibleFields } from './visibleFields'

interface Props {
  websiteId: number
  data: CustomerData
  group: CustomerDataGroup
  canEdit: boolean
  viewer: { readonly roles: readonly string[]; readonly isOwn: boolean }
  checkLogin: (email: string) => Promise<void>
  onHistory: (property: string) => void
}

/** The rows of a group that are there, and a menu of those that are not. */
export function CustomerGroup({ websiteId, data, group, canEdit, viewer, checkLogin, onHistory }: Props) {
  const t = useMessages()
  const [added, setAdded] = useState<readonly string[]>([])
  const shown = new Set([...visibleFields(data, group, viewer).map(({ property }) => property), ...added])
  const all = CUSTOMER_FIELDS[group]
  const hidden = all.filter(({ property }) => !shown.has(property))

  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{t(`websiteDetails.customer.group.${group}`)}</h3>
      <dl className={styles.rows}>
        {all
          .filter(({ property }) => shown.has(property))
          .map((field) => (
            <FieldRow
              key={field.property}
              websiteId={websiteId}
              data={data}
              field={field}
              canEdit={canEdit}
              checkLogin={checkLogin}
              onHistory={onHistory}
            />
          ))}
      </dl>
      {canEdit && hidden.length > 0 && (
        <MenuButton label={t('websiteDetails.customer.addField')} icon={Plus} variant="ghost" size="sm">
          {hidden.map(({ property }) => (
            <MenuItem key={property} onSelect={() => setAdded([...added, property])}>
              {t(`websiteDetails.customer.field.${property}`)}
            </MenuItem>
          ))}
        </MenuButton>
      )}
    </div>
  )
}
