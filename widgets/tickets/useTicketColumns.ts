import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ResponseTargets } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { MINUTE_MS } from '../../src/model'
import type { Column } from '../../src/ui'
import type { Desk } from './desk/useDesk'
import { ticketColumns } from './ticketColumns'

/** The same columns while nothing of them differs: then the rows stay, too, when another ticket is opened. */
export function useTicketColumns(desk: Desk, targets: ResponseTargets): readonly Column<Message>[] {
  const t = useMessages()
  const formats = useFormats()
  const zone = useIsland().page.timeZone
  const latest = useRef(desk)
  useLayoutEffect(() => {
    latest.current = desk
  })
  const { isOffered } = desk.move
  // Ages are told by the minute.
  const minute = Math.floor(Date.now() / MINUTE_MS)
  return useMemo(
    () =>
      ticketColumns({
        t,
        formats,
        zone,
        targets,
        popups: {
          can: (kind) => latest.current.popups.can(kind),
          ask: (...asked) => latest.current.popups.ask(...asked),
        },
        move: { isOffered, ask: (...asked) => latest.current.move.ask(...asked) },
        onOpen: (id) => latest.current.open(id),
        onReply: (id) => latest.current.open(id, 'reply'),
        onDone: (ticket) => void latest.current.finish([ticket]),
        onPin: (ticket) => latest.current.pin(ticket),
        onSnooze: (ticket, delay) => void latest.current.snooze([ticket], delay),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- with another minute the ages are others
    [t, formats, zone, targets, isOffered, minute],
  )
}
