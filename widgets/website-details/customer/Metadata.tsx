import { Plus } from '../../../src/ui/icons'
import { useState } from 'react'
import { metadataText } from '../../../src/api/customers'
import type { CustomerData } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { authorisationRoles } from '../../../src/model'
import { usePropertyChange } from '../../../src/parts/websiteChange'
import { selectUser, useAppSelector } from '../../../src/store'
import { Button } from '../../../src/ui'
import card from '../cards/card.module.css'
import styles from './customer.module.css'
import { isTooLarge } from './metadata'
import { MetadataRow } from './MetadataRow'
import { NewMetadata } from './NewMetadata'

interface Props {
  websiteId: number
  data: CustomerData
  canEdit: boolean
}

/** What else is known about the customer, as names and values that keep their type; administrators see it as it is stored (WC-06). */
export function Metadata({ websiteId, data, canEdit }: Props) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  const isAdmin = authorisationRoles(useAppSelector(selectUser)?.roles ?? []).includes('admin')
  const change = usePropertyChange()
  const { metadata } = data.customer
  const entries = Object.entries(metadata)

  const save = async (next: Readonly<Record<string, unknown>>) => {
    const value = metadataText(next)
    if (isTooLarge(value))
      throw toErrorObject({ id: '', name: 'TooLarge', type: 'backend', message: 'websiteDetails.customer.error.metadataSize' })
    return change({
      id: websiteId,
      version: data.version,
      group: 'customer',
      property: 'metadata',
      field: t('websiteDetails.customer.metadata'),
      base: metadataText(metadata),
      value,
    })
  }
  const without = (name: string) => Object.fromEntries(entries.filter(([other]) => other !== name))

  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{t('websiteDetails.customer.metadata')}</h3>
      <dl className={styles.rows}>
        {entries.map(([name, value]) => (
          <MetadataRow
            key={name}
            name={name}
            value={value}
            canEdit={canEdit}
            onSave={(next) => save({ ...metadata, [name]: next })}
            onRemove={() => void save(without(name)).catch(() => undefined)}
          />
        ))}
      </dl>
      {isAdmin && entries.length > 0 && (
        <details className={styles.raw}>
          <summary className={card.summary}>{t('websiteDetails.customer.metadata.raw')}</summary>
          <pre>{metadataText(metadata, 2)}</pre>
        </details>
      )}
      {isAdding ? (
        <NewMetadata onCancel={() => setAdding(false)} onAdd={(name, value) => save({ ...metadata, [name]: value })} />
      ) : (
        canEdit && (
          <Button variant="ghost" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('websiteDetails.customer.metadata.add')}
          </Button>
        )
      )}
    </div>
  )
}
