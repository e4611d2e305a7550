import { Check, Paperclip, Pin, PinOff } from 'lucide-react'
import type { Message } from '../../src/contract'
import type { Formats, Translate } from '../../src/i18n'
import { fullName, type IsoDay, isOverdue, TICKET_COLUMNS, TICKET_SORTS, type TicketColumn } from '../../src/model'
import { type Column, IconButton, PersonName, StatusBadge, VisuallyHidden } from '../../src/ui'
import { ReplyLink } from './ReplyLink'
import { TicketLink } from './TicketLink'
import styles from './tickets.module.css'

interface Surroundings {
  readonly t: Translate
  readonly formats: Formats
  readonly today: IsoDay
  readonly onDone: (ticket: Message) => void
  readonly onPin: (ticket: Message) => void
}

/** The columns of spec 9, and what can be done with a row. */
export function ticketColumns(around: Surroundings): Column<Message>[] {
  const { t, onDone, onPin } = around
  const columns = TICKET_COLUMNS.map((key) => ({
    key,
    header: t(`tickets.column.${key}`),
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
        <IconButton icon={Check} size="sm" label={t('tickets.markDone')} onClick={() => onDone(ticket)} />
      </span>
    ),
  }
  return [...columns, actions]
}

function cellOf(key: TicketColumn, ticket: Message, { t, formats, today }: Surroundings) {
  const { website, from, createdAt, date, dueDate, snippet, files, pin } = ticket
  switch (key) {
    case 'website':
      return (
        <span className={styles.website}>
          <span className={styles.title}>{website?.title}</span>
          <span className={styles.sender}>{from && fullName(from)}</span>
        </span>
      )
    case 'createdAt':
      return (
        <time dateTime={createdAt ?? date} title={formats.dateTime(createdAt ?? date)} className={styles.age}>
          {formats.relative(createdAt ?? date)}
        </time>
      )
    case 'subject':
      return (
        <span className={styles.subject}>
          <span className={styles.line}>
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
        </span>
      )
    case 'websiteStatus':
      return website?.status && <StatusBadge status={website.status} />
    case 'dueDate':
      return (
        dueDate && (
          <span className={styles.due} data-late={isOverdue(dueDate, today) || undefined}>
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
