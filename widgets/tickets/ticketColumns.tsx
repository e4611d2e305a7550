import { AlarmClock, AlarmClockOff, Check, Pin, PinOff } from '../../src/ui/icons'
import type { ResponseTargets } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { fullName, isOverdue, isSnoozed, TICKET_COLUMNS, TICKET_SORTS, type TicketColumn, todayIn, unreachable } from '../../src/model'
import { Avatar, type Column, IconButton, LockedActions, StatusBadge } from '../../src/ui'
import { AWAKE, type Delay } from '../../src/parts/snooze'
import { AgeCell } from './AgeCell'
import { ReplyButton } from './ReplyButton'
import { SnoozeButton } from './snooze/SnoozeButton'
import { SubjectCell } from './SubjectCell'
import type { Move } from './desk/useMove'
import { TicketMenu } from './menu/TicketMenu'
import styles from './tickets.module.css'
import type { WebsitePopupsState } from './desk/useWebsitePopups'
import { WebsiteCell } from './WebsiteCell'

interface ColumnOptions extends Wording {
  readonly zone: string
  readonly targets: ResponseTargets
  readonly popups: Pick<WebsitePopupsState, 'can' | 'ask'>
  readonly move: Pick<Move, 'isOffered' | 'ask'>
  readonly onOpen: (id: number) => void
  readonly onReply: (id: number) => void
  readonly onDone: (ticket: Message) => void
  readonly onPin: (ticket: Message) => void
  readonly onSnooze: (ticket: Message, delay: Delay) => void
}

/** So that no title or name takes the room of the columns after it. */
const BOUNDS: Readonly<Record<TicketColumn, Pick<Column<Message>, 'least' | 'most'>>> = {
  website: { least: '104px', most: '280px' },
  createdAt: { least: '72px', most: '150px' },
  subject: {},
  websiteStatus: { least: '96px', most: '180px' },
  dueDate: { least: '56px', most: '130px' },
  assigned_to: { least: '84px', most: '200px' },
}

/** Beside an open ticket the list shows what tells tickets apart; nothing is rendered for that, some of it is hidden. */
const ROOMY_COLUMNS: readonly TicketColumn[] = ['websiteStatus', 'dueDate', 'assigned_to']

/** The columns of spec 9, and what can be done with a row. */
export function ticketColumns(options: ColumnOptions): Column<Message>[] {
  const { t, popups, move, onReply, onDone, onPin, onSnooze } = options
  const columns = TICKET_COLUMNS.map((key) => ({
    key,
    header: t(`tickets.column.${key}`),
    // What does not fit of subjects is cut off; whatever the other columns leave is theirs.
    width: key === 'subject' ? '30%' : undefined,
    className: ROOMY_COLUMNS.includes(key) ? styles.roomy : key === 'createdAt' ? styles.when : undefined,
    ...BOUNDS[key],
    sortable: TICKET_SORTS.some((sort) => sort === key),
    cell: (ticket: Message) => cellOf(key, ticket, options),
  }))
  const actions = {
    key: 'actions',
    header: t('tickets.column.actions'),
    hideHeader: true,
    className: styles.roomy,
    align: 'end' as const,
    cell: (ticket: Message) => (
      <span className={styles.actions}>
        <ReplyButton ticket={ticket} onReply={onReply} />
        <LockedActions>
          <IconButton
            icon={ticket.pin ? PinOff : Pin}
            size="sm"
            className={styles.pin}
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
        </LockedActions>
        <TicketMenu ticket={ticket} popups={popups} move={move} />
      </span>
    ),
  }
  return [...columns, actions]
}

function cellOf(key: TicketColumn, ticket: Message, { t, formats, zone, targets, onOpen }: ColumnOptions) {
  const { website, dueDate } = ticket
  switch (key) {
    case 'website':
      return <WebsiteCell ticket={ticket} />
    case 'createdAt':
      return <AgeCell ticket={ticket} now={Date.now()} zone={zone} targets={targets} />
    case 'subject':
      return <SubjectCell ticket={ticket} now={Date.now()} onOpen={onOpen} />
    case 'websiteStatus':
      return (
        website?.status && (
          <span className={styles.status} title={t(`status.${website.status}`)}>
            <StatusBadge status={website.status} />
          </span>
        )
      )
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
        <span className={styles.assignee}>
          <Avatar person={website.assigned_to} size="xs" decorative />
          <span>{fullName(website.assigned_to)}</span>
        </span>
      ) : (
        <span className={styles.nobody}>{t('partner.general.nobody')}</span>
      )
    default:
      return unreachable(key)
  }
}
