import { ShieldAlert } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import styles from './note.module.css'

interface Props {
  onMask: () => void
  onKeep: () => void
}

/** The note would tell everybody a password or key: it waits for a decision (WN-03). */
export function SecretWarning({ onMask, onKeep }: Props) {
  const t = useMessages()
  return (
    <div role="alert" className={styles.state} data-tone="warning">
      <ShieldAlert size={14} aria-hidden />
      <span>{t('note.secret')}</span>
      <Button size="sm" onClick={onMask}>
        {t('note.secret.mask')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onKeep}>
        {t('note.secret.keep')}
      </Button>
    </div>
  )
}
