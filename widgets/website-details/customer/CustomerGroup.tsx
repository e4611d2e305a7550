import { useState } from 'react'
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
  /** Those that are not visible otherwise are there, too. */
  showsAll: boolean
  canEdit: boolean
  checkLogin: (email: string) => Promise<void>
  onHistory: (property: string) => void
}

/** The rows of a group that are there. */
export function CustomerGroup({ group, visible, showsAll, ...row }: Props) {
  const t = useMessages()
  // A value that is taken away must not take the focus with it.
  const [touched, setTouched] = useState<readonly CustomerField[]>([])
  const shown = CUSTOMER_FIELDS[group].filter((field) => showsAll || visible.includes(field) || touched.includes(field))
  if (shown.length === 0) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{t(`websiteDetails.customer.group.${group}`)}</h3>
      <dl className={styles.rows}>
        {shown.map((field) => (
          <FieldRow
            key={field.property}
            {...row}
            field={field}
            isUnfilled={!visible.includes(field)}
            onTouch={() => setTouched((before) => (before.includes(field) ? before : [...before, field]))}
          />
        ))}
      </dl>
    </div>
  )
}
