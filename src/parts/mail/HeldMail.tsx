import { MessageSquareWarning } from '../../ui/icons'
import { useFormats, useMessages } from '../../i18n'
import { fullName, type Person, type SenderResults } from '../../model'
import { ConfirmDialog } from '../../ui'
import styles from './heldMail.module.css'
import { SenderMark } from '../mailNotes'

interface Props {
  open: boolean
  /** What the customer wrote meanwhile. */
  message: {
    readonly from: (Person & { readonly email?: string | null | undefined }) | null
    readonly subject: string
    readonly message: string
    readonly date: string
    readonly auth: SenderResults | null
  }
  onSend: () => void
  onEdit: () => void
}

/** Shows what came in while an answer was written, before the answer leaves (TK-07). */
export function HeldMail({ open, message: { from, subject, message: text, date, auth }, onSend, onEdit }: Props) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <ConfirmDialog
      open={open}
      icon={MessageSquareWarning}
      title={t('partner.held.title')}
      size="md"
      cancelLabel={t('partner.held.edit')}
      confirmLabel={t('partner.held.send')}
      onConfirm={onSend}
      onClose={onEdit}
    >
      <article className={styles.message}>
        <header className={styles.head}>
          <strong>{from && (fullName(from) || from.email)}</strong>
          <SenderMark auth={auth} />
          <time dateTime={date}>{formats.dateTime(date)}</time>
        </header>
        {subject && <p className={styles.subject}>{subject}</p>}
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </article>
    </ConfirmDialog>
  )
}
