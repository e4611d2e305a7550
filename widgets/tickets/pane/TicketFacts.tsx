import { type ReactNode, useRef } from 'react'
import type { Message } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { fullName, isOverdue } from '../../../src/model'
import { PaneFact } from '../../../src/parts/desk'
import { useLetterKey } from '../../../src/store'
import { PersonName, StatusBadge } from '../../../src/ui'
import { CalendarClock, Tag } from '../../../src/ui/icons'
import type { PopupKind } from '../desk/AskedPopup'
import type { WebsitePopupsState } from '../desk/useWebsitePopups'
import styles from './pane.module.css'

interface Props {
  ticket: Message
  popups: WebsitePopupsState
}

/** The status of the ticket's website, who is in charge of it, and until when the ticket is to be done: each changed in its place. */
export function TicketFacts({ ticket, popups }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { website, dueDate } = ticket
  const person = website?.assigned_to ?? null
  const nobody = t('partner.general.nobody')
  return (
    <>
      {website?.status && (
        <Fact
          kind="status"
          shortcut="s"
          value={t(`status.${website.status}`)}
          label={t('tickets.column.websiteStatus')}
          ticket={ticket}
          popups={popups}
        >
          <StatusBadge status={website.status} />
        </Fact>
      )}
      <Fact
        kind="assigned_to"
        shortcut="a"
        value={person ? fullName(person) : nobody}
        label={t('tickets.column.assigned_to')}
        ticket={ticket}
        popups={popups}
      >
        {person ? <PersonName person={person} size="xs" /> : <span className={styles.nobody}>{nobody}</span>}
      </Fact>
      <Fact
        kind="dueDate"
        shortcut="D"
        value={dueDate ? formats.date(dueDate) : ''}
        label={t('tickets.column.dueDate')}
        ticket={ticket}
        popups={popups}
      >
        <span className={styles.due} data-late={(dueDate && isOverdue(dueDate, today)) || undefined}>
          <CalendarClock size={14} aria-hidden />
          {dueDate ? formats.shortDate(dueDate) : t('tickets.column.dueDate')}
        </span>
      </Fact>
      {popups.can('tags') && (
        <Fact kind="tags" shortcut="t" value="" label={t('tickets.column.tags')} ticket={ticket} popups={popups}>
          <span className={styles.due}>
            <Tag size={14} aria-hidden />
            {t('tickets.column.tags')}
          </span>
        </Fact>
      )}
    </>
  )
}

interface FactProps extends Props {
  kind: PopupKind
  /** The key that does the same. */
  shortcut: string
  value: string
  label: string
  children: ReactNode
}

/** A fact that opens what changes it; plain where the person may not. */
function Fact({ kind, shortcut, value, label, ticket, popups, children }: FactProps) {
  const button = useRef<HTMLButtonElement>(null)
  const canChange = popups.can(kind)
  useLetterKey(shortcut, canChange ? () => popups.ask(kind, [ticket], button.current) : null)
  if (!canChange) return <span title={label}>{children}</span>
  return (
    <PaneFact ref={button} label={label} value={value} aria-keyshortcuts={shortcut} {...popups.triggerOf(kind, [ticket])}>
      {children}
    </PaneFact>
  )
}
