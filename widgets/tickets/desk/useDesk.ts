import { useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { Pane } from '../../../src/parts/desk'
import { nextAfter } from '../../../src/parts/rowKeys'
import type { Delay } from '../../../src/parts/snooze'
import type { SentReply } from './useChangeAll'
import type { TicketActions } from './useTicketActions'
import { useWebsitePopups } from './useWebsitePopups'

/** Where the focus goes in a ticket that opens; null leaves it where it is. */
export type TicketFocus = 'read' | 'reply' | null

export type Desk = ReturnType<typeof useDesk>

/** The ticket that is open beside its list, and what is done with tickets there: when the open one leaves the list, the next opens. */
export function useDesk(openId: number | null, actions: TicketActions, onOpen: (id: number | null) => void) {
  const t = useMessages()
  const popups = useWebsitePopups()
  const [wanted, setWanted] = useState<TicketFocus>(null)
  const { shown } = actions
  // An answer on its way does not stop anybody from going on to another ticket.
  const latest = useRef({ openId, shown })
  useLayoutEffect(() => {
    latest.current = { openId, shown }
  })

  const open = (id: number | null, focus: TicketFocus = 'read') => {
    setWanted(id === null ? null : focus)
    onOpen(id)
  }
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === openId)
    const next = at < 0 ? shown[0] : shown[at + by]
    if (next) open(next.id)
  }
  /** They leave the list: whoever had one of them open goes on with the one after it. */
  const leave = (leaving: readonly Message[]) => {
    const { openId: current, shown: list } = latest.current
    const isLeaving = (ticket: Pick<Message, 'id'>) => leaving.some(({ id }) => id === ticket.id)
    if (current === null || !isLeaving({ id: current })) return
    const next = nextAfter(
      list,
      list.find(({ id }) => id === current),
      (ticket) => !isLeaving(ticket),
    )
    open(next?.id ?? null)
  }
  const leaveAnswered = (tickets: readonly Message[], reply?: SentReply) => {
    if (!reply?.isWrittenOn) leave(tickets)
  }

  const serve = () => setWanted(null)
  const pane: Pane = {
    label: t('tickets.pane'),
    back: t('tickets.back.list'),
    isWanted: wanted !== null,
    serve,
    close: () => open(null),
    reopen: () => open(openId),
  }

  return {
    ...actions,
    pane,
    popups,
    openId,
    open,
    step,
    wanted,
    serve,
    leave,
    finish: (tickets: readonly Message[], reply?: SentReply) => {
      leaveAnswered(tickets, reply)
      return actions.finish(tickets, reply)
    },
    snooze: (tickets: readonly Message[], delay: Delay, reply?: SentReply) => {
      leaveAnswered(tickets, reply)
      return actions.snooze(tickets, delay, reply)
    },
  }
}
