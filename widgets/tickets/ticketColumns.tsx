import { AlarmClock, AlarmClockOff, Check, Hourglass, ListTodo, Mail, Merge, Paperclip, Pin, PinOff, Reply } from '../../src/ui/icons'
import type { ResponseTargets } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import type { Formats, Translate } from '../../src/i18n'
import { SenderMark } from '../../src/parts/mailNotes'
import { fullName, isBack, isOverdue, isSnoozed, TICKET_COLUMNS, TICKET_SORTS, type TicketColumn, todayIn } from '../../src/model'
import { Avatar, Badge, type Column, IconButton, PersonName, StatusBadge, VisuallyHidden } from '../../src/ui'
import { ReplyLink } from './ReplyLink'
import { SnoozeButton } from './SnoozeButton'
import { TicketLink } from './TicketLink'
import { TicketMenu } from './TicketMenu'
import styles from './tickets.module.css'
import { AWAKE, type Delay } from './useTicketActions'
import { waitingOf } from './waitingOf'

interface Surroundings {
  readonly t: Translate
  readonly formats: Formats
  readonly zone: string
  readonly targets: ResponseTargets
  readonly onDone: (ticket: Message) => void
  readonly onPin: (ticket: Message) => void
  readonly onSnooze: (ticket: Message, delay: Delay) => void
}

/** The columns of spec 9, and what can be done with a row. */
export function ticketColumns(around: Surroundings): Column<Message>[] {
  const { t, onDone, onPin, onSnooze } = around
  const columns = TICKET_COLUMNS.map((key) => ({
    key,
    header: t(`tickets.column.${key}`),
    // What does not fit of subjects is cut off; whatever the other columns leave is theirs.
    width: key === 'subject' ? '30%' : undefined,
    sortable: TICKET_SORTS.some((sort) => sort === key),
    cell: (ticket: Message) => cellOf(key, ticket, around),
  }))
  const actions = {
    key: 'actions',
    header: t('tickets.column.actions'),
    hideHeader: true,
    align: 'end' as const,
    cell: (ticket: Message) => (
      <span className={styles.actions}>
        <ReplyLink ticket={ticket} />
        <IconButton
          icon={ticket.pin ? PinOff : Pin}
          size="sm"
          label={t(ticket.pin ? 'tickets.unpin' : 'tickets.pin')}
          onClick={() => onPin(ticket)}
        />
        {isSnoozed(ticket, Date.now()) ? (
          <IconButton icon={AlarmClockOff} size="sm" label={t('tickets.wake')} onClick={() => onSnooze(ticket, AWAKE)} />
        ) : (
          <SnoozeButton
            onChoose={(delay) => onSnooze(ticket, delay)}
            renderTrigger={(trigger) => <IconButton {...trigger} icon={AlarmClock} size="sm" label={t('tickets.snooze')} />}
          />
        )}
        <IconButton icon={Check} size="sm" label={t('tickets.markDone')} onClick={() => onDone(ticket)} />
        <TicketMenu ticket={ticket} />
      </span>
    ),
  }
  return [...columns, actions]
}

function cellOf(key: TicketColumn, ticket: Message, { t, formats, zone, targets }: Surroundings) {
  const { website, from, createdAt, date, dueDate, snippet, files, pin, unread } = ticket
  switch (key) {
    case 'website':
      return (
        <span className={styles.website} data-unread={unread || undefined}>
          <span className={styles.title}>{website?.title}</span>
          <span className={styles.sender}>{from && fullName(from)}</span>
          <SenderMark auth={ticket.auth} />
          {ticket.viewers.length > 0 && (
            <span className={styles.viewers}>
              <VisuallyHidden>{t('tickets.viewers')}</VisuallyHidden>
              {ticket.viewers.map((person) => (
                <span key={person.id} title={t('tickets.viewer', { name: fullName(person) })}>
                  <Avatar person={person} size="xs" />
                </span>
              ))}
            </span>
          )}
        </span>
      )
    case 'createdAt': {
      const at = createdAt ?? date
      const waiting = waitingOf(ticket, { now: Date.now(), zone, targets })
      return (
        <span className={styles.age} data-waiting={waiting}>
          <time dateTime={at} title={formats.dateTime(at)}>
            {formats.relative(at)}
          </time>
          {waiting && (
            <span className={styles.waiting}>
              <Hourglass size={13} aria-hidden />
              {t(`tickets.waiting.${waiting}`)}
            </span>
          )}
        </span>
      )
    }
    case 'subject':
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
            <TicketLink ticket={ticket} />
            {files.length > 0 && (
              <span className={styles.files} title={t('tickets.files', { count: files.length })}>
                <Paperclip size={13} aria-hidden />
                <VisuallyHidden>{t('tickets.files', { count: files.length })}</VisuallyHidden>
              </span>
            )}
          </span>
          <span className={styles.snippet}>{snippet}</span>
          <span className={styles.notes}>
            <Snoozed ticket={ticket} now={Date.now()} t={t} formats={formats} />
            {ticket.merged > 0 && <Badge icon={Merge}>{t('tickets.mergedCount', { count: ticket.merged })}</Badge>}
            {ticket.openTodos > 0 && <Badge icon={ListTodo}>{t('tickets.openTodos', { count: ticket.openTodos })}</Badge>}
          </span>
        </span>
      )
    case 'websiteStatus':
      return website?.status && <StatusBadge status={website.status} />
    case 'dueDate':
      return (
        dueDate && (
          <span className={styles.due} data-late={isOverdue(dueDate, todayIn(zone)) || undefined}>
            {formats.shortDate(dueDate)}
          </span>
        )
      )
    case 'assigned_to':
      return website?.assigned_to ? (
        <PersonName person={website.assigned_to} size="xs" />
      ) : (
        <span className={styles.nobody}>{t('partner.general.nobody')}</span>
      )
  }
}

/** Until when a ticket is put off, or that it is back. */
function Snoozed({ ticket, now, t, formats }: Pick<Surroundings, 't' | 'formats'> & { ticket: Message; now: number }) {
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
