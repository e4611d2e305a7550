import { useMessages } from '../../i18n'
import styles from './notes.module.css'

/** Says that a mail came with more than is shown. */
export function ReducedNote() {
  const t = useMessages()
  return <p className={styles.reduced}>{t('partner.mail.reduced')}</p>
}
