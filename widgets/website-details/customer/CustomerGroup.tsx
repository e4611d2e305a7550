import type { CustomerData } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { CustomerDataGroup } from '../../../src/model'
import styles from './customer.module.css'
import { FieldRow } from './FieldRow'
import { CUSTOMER_FIELDS, type CustomerField } from './fields'

interface Props {
  websiteId: number
  data: CustomerData
  group: CustomerDataGroup
  visible: readonly CustomerField[]
  /** What is there, with a value or not. */
  isShown: (field: CustomerField) => boolean
  onTouch: (field: CustomerField) => void
  canEdit: boolean
  checkLogin: (email: string) => Promise<void>
  onHistory: (property: string) => void
}

/** The rows of a group that are there. */
export function CustomerGroup({ group, visible, isShown, onTouch, ...row }: Props) {
  const t = useMessages()
  const shown = CUSTOMER_FIELDS[group].filter((field) => visible.includes(field) || isShown(field))
  if (shown.length === 0) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{t(`websiteDetails.customer.group.${group}`)}</h3>
      <dl className={styles.rows}>
        {shown.map((field) => (
          <FieldRow key={field.property} {...row} field={field} isUnfilled={!visible.includes(field)} onTouch={() => onTouch(field)} />
        ))}
      </dl>
    </div>
  )
}
