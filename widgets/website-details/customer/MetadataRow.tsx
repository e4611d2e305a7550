import { metadataValueText } from '../../../src/api/customers'
import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import { Copy, X } from '../../../src/ui/icons'
import { InlineText } from '../inline/InlineText'
import styles from './customer.module.css'
import { kindOf, parseAs } from './metadata'

interface Props {
  name: string
  value: unknown
  canEdit: boolean
  onSave: (value: unknown) => Promise<unknown>
  onRemove: () => void
}

/** A name and its value, which keeps its type when it is changed. */
export function MetadataRow({ name, value, canEdit, onSave, onRemove }: Props) {
  const t = useMessages()
  const copy = useCopy()
  const kind = kindOf(value)
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        {name}
        {kind && <span className={styles.kind}>{t(`websiteDetails.customer.metadata.type.${kind}`)}</span>}
      </dt>
      <dd className={styles.value}>
        <InlineText
          label={name}
          value={metadataValueText(value)}
          canEdit={canEdit && kind !== null}
          validate={(text) => (kind && parseAs(kind, text) === undefined ? t(`websiteDetails.customer.error.${kind}`) : undefined)}
          onSave={(text) => onSave(kind && parseAs(kind, text))}
        />
        <span className={styles.actions}>
          <IconButton
            size="sm"
            icon={Copy}
            label={t('websiteDetails.customer.copy', { field: name })}
            onClick={() => void copy(metadataValueText(value))}
          />
          {canEdit && <IconButton size="sm" icon={X} label={t('websiteDetails.customer.metadata.remove', { name })} onClick={onRemove} />}
        </span>
      </dd>
    </div>
  )
}
