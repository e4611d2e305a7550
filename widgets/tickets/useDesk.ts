import { useLayoutEffect, useRef, useState } from 'react'
import type { Message, TakenBackEmail } from '../../src/contract'
import type { Delay } from '../../src/parts/snooze'
import type { SentReply, TicketActions } from './useTicketActions'
import { useWebsitePopups } from './website/useWebsitePopups'

/** Where the focus goes in a ticket that opens; null leaves it where it is. */
export type Wanted = 'read' | 'reply' | null

/** An answer that was taken back before it left. */
interface ReturnedReply {
  readonly ticket: number
  readonly email: TakenBackEmail
}

export type Desk = ReturnType<typeof useDesk>

/** The ticket that is open beside its list, and what is done with tickets there: when the open one leaves the list, the next opens. */
export function useDesk(openId: number | null, actions: TicketActions, onOpen: (id: number | null) => void) {
  const popups = useWebsitePopups()
  const [wanted, setWanted] = useState<Wanted>(null)
  const [returned, setReturned] = useState<ReturnedReply | null>(null)
  const { shown } = actions
  // An answer on its way does not stop anybody from going on to another ticket.
  const latest = useRef({ openId, shown })
  useLayoutEffect(() => {
    latest.current = { openId, shown }
  })

  const open = (id: number | null, wants: Wanted = 'read') => {
    setWanted(id === null ? null : wants)
    onOpen(id)
  }
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === openId)
    const next = at < 0 ? shown[0] : shown[at + by]
    if (next) open(next.id)
  }
  /** They leave the list: whoever had one of them open goes on with the one after it. */
  const goOn = (leaving: readonly Message[]) => {
    const { openId: current, shown: list } = latest.current
    const isLeaving = (ticket: Pick<Message, 'id'>) => leaving.some(({ id }) => id === ticket.id)
    if (current === null || !isLeaving({ id: current })) return
    const at = list.findIndex(({ id }) => id === current)
    const staying = (ticket: Message) => !isLeaving(ticket)
    const next = list.slice(at + 1).find(staying) ?? list.findLast(staying)
    open(next?.id ?? null)
  }

  return {
    ...actions,
    popups,
    openId,
    open,
    step,
    wanted,
    /** What was wanted has the focus. */
    serve: () => setWanted(null),
    finish: (tickets: readonly Message[], reply?: SentReply) => {
      goOn(tickets)
      return actions.finish(tickets, reply)
    },
    snooze: (tickets: readonly Message[], delay: Delay, reply?: SentReply) => {
      goOn(tickets)
      return actions.snooze(tickets, delay, reply)
    },
    returned,
    /** An answer is back: its ticket opens, and its writer goes on. */
    giveBack: (reply: ReturnedReply) => {
      setReturned(reply)
      open(reply.ticket, 'reply')
    },
    takeReturned: () => setReturned(null),
  }
}
