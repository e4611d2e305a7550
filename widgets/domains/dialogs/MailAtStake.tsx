import { useMessages } from '../../../src/i18n'
import { Checkbox } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  /** Where the mail goes now, and what becomes of it. */
  readonly text: string
  /** How many mailboxes live here. */
  readonly mailboxes: number
  readonly checked: boolean
  readonly error?: string | undefined
  readonly onChange: (checked: boolean) => void
}

/** What a change of name servers could cut off, which somebody has to have seen (DO-06). */
export function MailAtStake({ text, mailboxes, checked, error, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.warning}>
      <p>{text}</p>
      {mailboxes > 0 && <p>{t('domains.mail.mailboxes', { count: mailboxes })}</p>}
      <Checkbox label={t('domains.mail.seen')} checked={checked} error={error} onChange={onChange} />
    </div>
  )
}
