import type { KeyboardEvent } from 'react'
import type { Message } from '../../src/contract'
import { usePageStore } from '../../src/store'
import { useReplyUrl } from './useReplyUrl'
import { useRowKeys } from './useRowKeys'
import type { TicketActions } from './useTicketActions'

/** e is done with the ticket whose link has the focus, p pins it, r answers it, x selects it. */
export function useTicketKeys(
  { shown, finish, pin, undo }: TicketActions,
  onSelect: (id: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { navigation } = usePageStore()
  const replyUrl = useReplyUrl()

  function withTicket(id: number, act: (ticket: Message) => void): void {
    const ticket = shown.find((one) => one.id === id)
    if (ticket) act(ticket)
  }
  function reply(ticket: Message): void {
    const url = replyUrl(ticket)
    if (url) navigation.push(url)
  }
  return useRowKeys(
    {
      e: (id) => withTicket(id, (ticket) => void finish([ticket])),
      p: (id) => withTicket(id, pin),
      r: (id) => withTicket(id, reply),
      x: onSelect,
    },
    undo,
  )
}
