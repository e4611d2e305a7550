import { Copy } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import styles from './copyValue.module.css'

/** A value to be entered elsewhere, with a button that copies it. */
export function CopyValue({ value }: { value: string }) {
  const t = useMessages()
  const copy = useCopy()
  return (
    <span className={styles.value}>
      {value}
      <IconButton icon={Copy} size="sm" label={`${t('partner.general.copy')}: ${value}`} onClick={() => void copy(value)} />
    </span>
  )
}
