import type { KeyboardEvent } from 'react'
import type { Message } from '../../src/contract'
import { useRowKeys } from '../../src/parts/rowKeys'
import { useLetterKey } from '../../src/store'
import { useReplyRefusal } from './desk/useReplyRefusal'
import type { Desk } from './desk/useDesk'
import type { PopupKind } from './desk/AskedPopup'

/** o opens the ticket whose link has the focus, r answers it, e is done with it, p pins it, x selects it; s, a, D and t change status, person, due date and tags, m moves it to another website. What is selected is changed in the place of one. */
export function useTicketKeys(
  { shown, openId, open, finish, pin, undo, popups, move }: Desk,
  selected: ReadonlySet<number>,
  onSelect: (id: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const refusalOf = useReplyRefusal()
  useLetterKey('z', undo)

  function withTicket(row: string, act: (ticket: Message) => void): void {
    const ticket = shown.find(({ id }) => String(id) === row)
    if (ticket) act(ticket)
  }
  /** What is selected, be the focus on it or, as after selecting it, on the row below; without a selection the ticket of the row. */
  function withTickets(row: string, act: (tickets: readonly Message[]) => void): void {
    const chosen = shown.filter(({ id }) => selected.has(id))
    if (chosen.length > 0) act(chosen)
    else withTicket(row, (ticket) => act([ticket]))
  }
  const askFor = (kind: PopupKind) => (row: string, link: HTMLElement) => withTickets(row, (tickets) => popups.ask(kind, tickets, link))
  return useRowKeys({
    leaving: {
      e: (row) => withTickets(row, (tickets) => void finish(tickets)),
      p: (row) => withTickets(row, (tickets) => tickets.forEach(pin)),
      x: (row) => onSelect(Number(row)),
    },
    staying: {
      o: (row) => open(Number(row)),
      r: (row) => withTicket(row, (ticket) => refusalOf(ticket) === null && open(ticket.id, 'reply')),
      s: askFor('status'),
      a: askFor('assigned_to'),
      D: askFor('dueDate'),
      t: askFor('tags'),
      m: (row) => withTickets(row, (tickets) => move.ask(tickets)),
    },
    // Beside an open ticket j opens the next.
    entry: openId === null ? '[data-row]' : null,
    onWalk: (row) => openId !== null && open(Number(row), null),
  })
}
