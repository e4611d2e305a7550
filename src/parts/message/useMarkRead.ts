import { useEffect, useRef } from 'react'
import { useReadTicketsMutation } from '../../api/messages'
import { api_partner_ticket_read, type Message } from '../../contract'
import { useIsland } from '../../islands'

/** What the customer wrote and is shown here has been read (TK-02). Nobody minds when that cannot be kept: it looks new once more. */
export function useMarkRead(messages: readonly Message[] | undefined): void {
  const { router } = useIsland()
  const [read] = useReadTicketsMutation()
  const told = useRef(new Set<number>())
  const canTell = router.has(api_partner_ticket_read.name)
  useEffect(() => {
    const tickets = (messages ?? []).filter(({ id, unread }) => unread && !told.current.has(id)).map(({ id }) => id)
    if (!canTell || tickets.length === 0) return
    for (const id of tickets) told.current.add(id)
    void read({ tickets, read: true })
  }, [canTell, messages, read])
}
