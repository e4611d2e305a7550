import { type MouseEvent, use, useSyncExternalStore } from 'react'
import type { Message } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { isPlainClick } from '../../src/ui'
import { OpenTicket } from './OpenTicket'
import { ticketAddress } from './desk/ticketAddress'
import styles from './tickets.module.css'
import { subjectOf } from './desk/subjectOf'

interface Props {
  ticket: Message
  onOpen: (id: number) => void
}

/** Opens a ticket beside its list; in a new tab, by its address. */
export function TicketLink({ ticket, onOpen }: Props) {
  const t = useMessages()
  const { id } = ticket
  const opened = use(OpenTicket)
  const isOpen = useSyncExternalStore(opened.subscribe, () => opened.isOpen(id))
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <a href={ticketAddress(id)} className={styles.link} data-row={id} aria-current={isOpen || undefined} onClick={follow}>
      {subjectOf(ticket, t('tickets.noSubject'))}
    </a>
  )
}
