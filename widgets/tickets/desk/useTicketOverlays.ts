import { useMemo, useState } from 'react'
import type { Message } from '../../../src/contract'
import type { TicketShown } from './TicketChange'

/** What a ticket looks like from here; the server's answer says from which version on it does so by itself. */
interface TicketOverlay {
  readonly fields: Partial<TicketShown>
  readonly version?: number | undefined
}
type Overlays = ReadonlyMap<number, TicketOverlay>
const NONE: Overlays = new Map()

/** Tickets as they will be once the server has answered. */
export function useTicketOverlays(tickets: readonly Message[]) {
  const [overlays, setOverlays] = useState(NONE)
  const shown = useMemo(() => tickets.map((ticket) => withOverlay(ticket, overlays.get(ticket.id))), [tickets, overlays])
  return {
    shown,
    show: (id: number, overlay: TicketOverlay) => setOverlays((before) => new Map(before).set(id, overlay)),
  }
}

function withOverlay(ticket: Message, overlay: TicketOverlay | undefined): Message {
  const isKnown = overlay?.version !== undefined && (ticket.version ?? 0) >= overlay.version
  return overlay && !isKnown ? { ...ticket, ...overlay.fields } : ticket
}
