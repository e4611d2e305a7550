import type { OutgoingMail } from '../../src/contract'
import { isolated, useFormats, useMessages } from '../../src/i18n'
import styles from './outgoingMails.module.css'

/** Whom a mail has not reached that others have got. */
export function Missed({ mail: { missed } }: { mail: OutgoingMail }) {
  const t = useMessages()
  const formats = useFormats()
  if (missed.length === 0) return null
  return <span className={styles.to}>{t('outgoingMails.missed', { addresses: formats.list(missed.map(isolated)) })}</span>
}
