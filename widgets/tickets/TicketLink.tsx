import type { MouseEvent } from 'react'
import { type Message, partner_website_details } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { usePageStore } from '../../src/store'
import { isPlainClick } from '../../src/ui'
import styles from './tickets.module.css'
import { subjectOf } from './useTicketActions'

/** Opens the website's details with the message as navigation state (spec 2.2). */
export function TicketLink({ ticket }: { ticket: Message }) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const text = subjectOf(ticket, t('tickets.noSubject'))
  const { website } = ticket
  if (!website || !router.has(partner_website_details.name)) return <span className={styles.link}>{text}</span>
  const params = { website: website.id }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigation.toRoute(partner_website_details.name, params, { state: { messageId: ticket.id } })
  }
  return (
    <a href={router.generate(partner_website_details.name, params)} className={styles.link} data-row={ticket.id} onClick={follow}>
      {text}
    </a>
  )
}
