import type { KeyboardEvent } from 'react'
import type { Message } from '../../src/contract'
import { useRowKeys } from '../../src/parts/rowKeys'
import { useLetterKey } from '../../src/store'
import { useReplyRefusal } from './desk/useReplyRefusal'
import type { Desk } from './desk/useDesk'
import type { PopupKind } from './desk/AskedPopup'

/** o opens the ticket whose link has the focus, r answers it, e is done with it, p pins it, x selects it; s, a and D change status, person and due date. */
export function useTicketKeys(
  { shown, openId, open, finish, pin, undo, popups }: Desk,
  onSelect: (id: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const refusalOf = useReplyRefusal()
  useLetterKey('z', undo)

  function withTicket(row: string, act: (ticket: Message) => void): void {
    const ticket = shown.find(({ id }) => String(id) === row)
    if (ticket) act(ticket)
  }
  const askFor = (kind: PopupKind) => (row: string, link: HTMLElement) => withTicket(row, (ticket) => popups.ask(kind, [ticket], link))
  return useRowKeys({
    leaving: {
      e: (row) => withTicket(row, (ticket) => void finish([ticket])),
      p: (row) => withTicket(row, pin),
      x: (row) => onSelect(Number(row)),
    },
    staying: {
      o: (row) => open(Number(row)),
      r: (row) => withTicket(row, (ticket) => refusalOf(ticket) === null && open(ticket.id, 'reply')),
      s: askFor('status'),
      a: askFor('assigned_to'),
      D: askFor('dueDate'),
    },
    // Beside an open ticket j opens the next.
    entry: openId === null ? '[data-row]' : null,
    onWalk: (row) => openId !== null && open(Number(row), null),
  })
}
