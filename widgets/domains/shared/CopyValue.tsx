import { Copy } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import styles from './copyValue.module.css'

/** A value to be entered elsewhere, with a button that copies it. */
export function CopyValue({ value }: { value: string }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    dispatch(showToast({ kind: 'success', key: 'partner.general.copied' }))
  }
  return (
    <span className={styles.value}>
      {value}
      <IconButton icon={Copy} size="sm" label={`${t('partner.general.copy')}: ${value}`} onClick={() => void copy()} />
    </span>
  )
}
