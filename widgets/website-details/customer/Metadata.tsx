import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { CustomerData } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { Button, IconButton, TextField } from '../../../src/ui'
import { InlineText } from '../inline/InlineText'
import styles from './customer.module.css'
import { isTooLarge, metadataText, parseValue, showValue } from './metadata'
import { useSaveProperty } from './useSaveProperty'

interface Props {
  websiteId: number
  data: CustomerData
  canEdit: boolean
  isAlwaysShown: boolean
}

/** What else is known about the customer, as names and values (WC-06). */
export function Metadata({ websiteId, data, canEdit, isAlwaysShown }: Props) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  const saveProperty = useSaveProperty(websiteId, data.version)
  const { metadata } = data.customer
  const entries = Object.entries(metadata)
  if (entries.length === 0 && !isAlwaysShown && !canEdit) return null

  const save = async (next: Readonly<Record<string, unknown>>) => {
    const value = metadataText(next)
    if (isTooLarge(value)) throw toErrorObject({ id: '', name: 'TooLarge', type: 'backend', message: 'customer.error.metadataSize' })
    await saveProperty({
      group: 'customer',
      property: 'metadata',
      field: t('customer.metadata'),
      base: metadataText(metadata),
      value,
      read: (fresh) => metadataText(fresh.customer.metadata),
    })
  }
  const without = (name: string) => Object.fromEntries(entries.filter(([other]) => other !== name))

  return (
    <div className={styles.group}>
      {(entries.length > 0 || isAlwaysShown || isAdding) && <h3 className={styles.heading}>{t('customer.metadata')}</h3>}
      <dl className={styles.rows}>
        {entries.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.label}>{name}</dt>
            <dd className={styles.value}>
              <InlineText
                label={name}
                value={showValue(value)}
                canEdit={canEdit && (typeof value !== 'object' || value === null)}
                onSave={(text) => save({ ...metadata, [name]: parseValue(text) })}
              />
              {canEdit && (
                <span className={styles.actions}>
                  <IconButton
                    size="sm"
                    icon={X}
                    label={t('customer.metadata.remove', { name })}
                    onClick={() => void save(without(name)).catch(() => undefined)}
                  />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isAdding ? (
        <NewEntry onCancel={() => setAdding(false)} onAdd={(name, value) => save({ ...metadata, [name]: parseValue(value) })} />
      ) : (
        canEdit && (
          <Button variant="ghost" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('customer.metadata.add')}
          </Button>
        )
      )}
    </div>
  )
}

interface NewEntryProps {
  onAdd: (name: string, value: string) => Promise<void>
  onCancel: () => void
}

function NewEntry({ onAdd, onCancel }: NewEntryProps) {
  const t = useMessages()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()

  async function add(): Promise<void> {
    try {
      await onAdd(name.trim(), value)
      onCancel()
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      setError(t(message, values))
    }
  }
  return (
    <form
      className={styles.newEntry}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void add()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed became this form */}
      <TextField label={t('customer.metadata.name')} autoFocus value={name} maxLength={80} onChange={setName} />
      <TextField label={t('customer.metadata.value')} value={value} error={error} onChange={setValue} />
      <div className={styles.formActions}>
        <Button size="sm" onClick={onCancel}>
          {t('partner.general.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" disabled={!name.trim()}>
          {t('partner.general.add')}
        </Button>
      </div>
    </form>
  )
}
