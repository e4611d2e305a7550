import type { KeyboardEvent } from 'react'
import type { Message } from '../../src/contract'
import { useLetterKey } from '../../src/store'
import { useReplyRefusal } from './useReplyRefusal'
import { useRowKeys } from './useRowKeys'
import type { Desk } from './useDesk'
import type { PopupKind } from './website/AskedPopup'

/** o opens the ticket whose link has the focus, r answers it, e is done with it, p pins it, x selects it; s, a and D change status, person and due date. */
export function useTicketKeys(
  { shown, openId, open, finish, pin, undo, popups }: Desk,
  onSelect: (id: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const refusalOf = useReplyRefusal()
  useLetterKey('z', undo)

  function withTicket(id: number, act: (ticket: Message) => void): void {
    const ticket = shown.find((one) => one.id === id)
    if (ticket) act(ticket)
  }
  const askFor = (kind: PopupKind) => (id: number, link: HTMLElement) => withTicket(id, (ticket) => popups.ask(kind, [ticket], link))
  return useRowKeys({
    leaving: { e: (id) => withTicket(id, (ticket) => void finish([ticket])), p: (id) => withTicket(id, pin), x: onSelect },
    staying: {
      o: (id) => open(id),
      r: (id) => withTicket(id, (ticket) => refusalOf(ticket) === null && open(id, 'reply')),
      s: askFor('status'),
      a: askFor('assigned_to'),
      D: askFor('dueDate'),
    },
    // Beside an open ticket j opens the next.
    entry: openId === null ? '[data-row]' : null,
    onWalk: (id) => openId !== null && open(id, null),
  })
}
