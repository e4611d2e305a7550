import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useOpened } from '../../../src/parts/desk'
import type { Delay } from '../../../src/parts/snooze'
import type { SentReply } from './useChangeAll'
import { useMove } from './useMove'
import type { TicketActions } from './useTicketActions'
import { useWebsitePopups } from './useWebsitePopups'

export type Desk = ReturnType<typeof useDesk>

/** The ticket that is open beside its list, and what is done with tickets there: when the open one leaves the list, the next opens. */
export function useDesk(openId: number | null, actions: TicketActions, onOpen: (id: number | null) => void) {
  const t = useMessages()
  const popups = useWebsitePopups()
  const move = useMove(actions.moveTo)
  const names = { label: t('tickets.pane'), back: t('tickets.back.list') }
  const opened = useOpened<'reply'>(openId, actions.shown, onOpen, names)
  const leaveAnswered = (tickets: readonly Message[], reply?: SentReply) => {
    if (!reply?.isWrittenOn) opened.leave(tickets)
  }

  return {
    ...actions,
    ...opened,
    popups,
    move,
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
