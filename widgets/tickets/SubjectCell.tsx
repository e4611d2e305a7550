import type { Message } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { isBack } from '../../src/model'
import { Badge, VisuallyHidden } from '../../src/ui'
import { AlarmClock, ListTodo, Mail, Merge, Paperclip, Pin, Reply } from '../../src/ui/icons'
import { TicketLink } from './TicketLink'
import styles from './tickets.module.css'

interface Props {
  ticket: Message
  now: number
  onOpen: (id: number) => void
}

/** What a ticket says, with marks for what there is to know about it. */
export function SubjectCell({ ticket, now, onOpen }: Props) {
  const t = useMessages()
  const { snippet, files, pin, unread, merged, openTodos } = ticket
  return (
    <span className={styles.subject} data-unread={unread || undefined}>
      <span className={styles.line}>
        {unread && (
          <span className={styles.unread} title={t('tickets.unread')}>
            <Mail size={14} aria-hidden />
            <VisuallyHidden>{t('tickets.unread')}</VisuallyHidden>
          </span>
        )}
        {pin && (
          <>
            <Pin size={14} aria-hidden />
            <VisuallyHidden>{t('tickets.pinned')}</VisuallyHidden>
          </>
        )}
        <TicketLink ticket={ticket} onOpen={onOpen} />
        {files.length > 0 && (
          <span className={styles.files} title={t('tickets.files', { count: files.length })}>
            <Paperclip size={13} aria-hidden />
            <VisuallyHidden>{t('tickets.files', { count: files.length })}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={styles.snippet}>{snippet}</span>
      <span className={styles.notes}>
        <Snoozed ticket={ticket} now={now} />
        {merged > 0 && <Badge icon={Merge}>{t('tickets.mergedCount', { count: merged })}</Badge>}
        {openTodos > 0 && <Badge icon={ListTodo}>{t('tickets.openTodos', { count: openTodos })}</Badge>}
      </span>
    </span>
  )
}

/** Until when a ticket is put off, or that it is back. */
function Snoozed({ ticket, now }: Pick<Props, 'ticket' | 'now'>) {
  const t = useMessages()
  const formats = useFormats()
  const { snoozedUntil, snoozedUntilReply } = ticket
  if (snoozedUntilReply) return <Badge icon={Reply}>{t('tickets.until.reply')}</Badge>
  if (!snoozedUntil) return null
  const date = formats.shortDateTime(snoozedUntil)
  return isBack(ticket, now) ? (
    <Badge icon={AlarmClock} tone="primary">
      {t('tickets.back')}
    </Badge>
  ) : (
    <Badge icon={AlarmClock}>{t('tickets.until', { date })}</Badge>
  )
}
