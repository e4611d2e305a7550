import { AlarmClock, AlarmClockOff, Check, Pin, PinOff } from '../../src/ui/icons'
import type { ResponseTargets } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { isOverdue, isSnoozed, TICKET_COLUMNS, TICKET_SORTS, type TicketColumn, todayIn } from '../../src/model'
import { type Column, IconButton, PersonName, StatusBadge } from '../../src/ui'
import { AgeCell } from './AgeCell'
import { ReplyLink } from './ReplyLink'
import { SnoozeButton } from './SnoozeButton'
import { SubjectCell } from './SubjectCell'
import { TicketMenu } from './TicketMenu'
import styles from './tickets.module.css'
import { AWAKE, type Delay } from './useTicketActions'
import { WebsiteCell } from './WebsiteCell'

interface ColumnOptions extends Wording {
  readonly zone: string
  readonly targets: ResponseTargets
  readonly onDone: (ticket: Message) => void
  readonly onPin: (ticket: Message) => void
  readonly onSnooze: (ticket: Message, delay: Delay) => void
}

/** The columns of spec 9, and what can be done with a row. */
export function ticketColumns(options: ColumnOptions): Column<Message>[] {
  const { t, onDone, onPin, onSnooze } = options
  const columns = TICKET_COLUMNS.map((key) => ({
    key,
    header: t(`tickets.column.${key}`),
    // What does not fit of subjects is cut off; whatever the other columns leave is theirs.
    width: key === 'subject' ? '30%' : undefined,
    sortable: TICKET_SORTS.some((sort) => sort === key),
    cell: (ticket: Message) => cellOf(key, ticket, options),
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

function cellOf(key: TicketColumn, ticket: Message, { t, formats, zone, targets }: ColumnOptions) {
  const { website, dueDate } = ticket
  switch (key) {
    case 'website':
      return <WebsiteCell ticket={ticket} />
    case 'createdAt':
      return <AgeCell ticket={ticket} now={Date.now()} zone={zone} targets={targets} />
    case 'subject':
      return <SubjectCell ticket={ticket} now={Date.now()} />
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
