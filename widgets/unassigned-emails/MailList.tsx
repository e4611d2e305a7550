import { Bot, MailQuestion, Paperclip, ShieldAlert, ShieldQuestionMark } from '../../src/ui/icons'
import type { UnassignedEmail } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { senderState } from '../../src/model'
import { Checkbox, Pagination, Skeleton, VisuallyHidden } from '../../src/ui'
import styles from './mailList.module.css'
import panes from './panes.module.css'

interface Props {
  /** Undefined while they are loaded. */
  mails: readonly UnassignedEmail[] | undefined
  openId: number | null
  page: number
  pages: number
  onPage: (page: number) => void
  selected: ReadonlySet<number>
  /** Without it nothing can be selected. */
  onSelect: ((selected: ReadonlySet<number>) => void) | undefined
  onOpen: (id: number) => void
}

export function MailList({ mails, openId, page, pages, onPage, selected, onSelect, onOpen }: Props) {
  const t = useMessages()
  if (!mails) return <ListSkeleton />
  const chosen = mails.filter(({ id }) => selected.has(id)).length
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(id)
    else next.delete(id)
    onSelect?.(next)
  }
  return (
    <nav className={panes.list} aria-label={t('unassignedEmails.list')}>
      {onSelect && mails.length > 1 && (
        <div className={styles.all}>
          <Checkbox
            label={t('partner.general.selectAll')}
            checked={chosen === mails.length}
            indeterminate={chosen > 0 && chosen < mails.length}
            onChange={(isOn) => onSelect(new Set(isOn ? mails.map(({ id }) => id) : []))}
          />
        </div>
      )}
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className={styles.item} data-open={mail.id === openId || undefined}>
            {onSelect && (
              <span className={styles.check}>
                <Checkbox
                  label={t('unassignedEmails.select', { subject: mail.subject || t('unassignedEmails.noSubject') })}
                  hideLabel
                  checked={selected.has(mail.id)}
                  onChange={(isOn) => toggle(mail.id, isOn)}
                />
              </span>
            )}
            <Row mail={mail} isOpen={mail.id === openId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} onPage={onPage} />
    </nav>
  )
}

interface RowProps {
  mail: UnassignedEmail
  isOpen: boolean
  onOpen: (id: number) => void
}

function Row({ mail, isOpen, onOpen }: RowProps) {
  const t = useMessages()
  const formats = useFormats()
  const sender = senderState(mail.auth)
  const files = mail.files.length + mail.leftOut.length
  const Icon = mail.kind === 'normal' ? MailQuestion : Bot
  return (
    <button type="button" className={styles.row} aria-current={isOpen || undefined} onClick={() => onOpen(mail.id)}>
      <span className={styles.line}>
        <Icon size={16} aria-hidden />
        <strong dir="auto">{mail.from.name || mail.from.email || t('unassignedEmails.noSender')}</strong>
        <time dateTime={mail.receivedAt}>{formats.relative(mail.receivedAt)}</time>
      </span>
      <span className={styles.line}>
        {sender !== 'checked' && (
          <>
            {sender === 'forged' ? (
              <ShieldAlert size={14} className={styles.danger} aria-hidden />
            ) : (
              <ShieldQuestionMark size={14} aria-hidden />
            )}
            <VisuallyHidden>{t(`partner.mail.${sender}`)}</VisuallyHidden>
          </>
        )}
        <span dir="auto" className={styles.subject}>
          {mail.subject || t('unassignedEmails.noSubject')}
        </span>
        {files > 0 && (
          <>
            <Paperclip size={13} aria-hidden />
            <VisuallyHidden>{t('unassignedEmails.files', { count: files })}</VisuallyHidden>
          </>
        )}
      </span>
      <span dir="auto" className={styles.snippet}>
        {mail.snippet}
      </span>
    </button>
  )
}

function ListSkeleton() {
  return (
    <div className={panes.list} aria-hidden>
      {Array.from({ length: 6 }, (_, nth) => (
        <div key={nth} className={styles.row}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </div>
      ))}
    </div>
  )
}
