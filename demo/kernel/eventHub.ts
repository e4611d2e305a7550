import type { OpenDatabase } from '../db'

export const CHANNEL = 'host_events'

/** Something a partner's pages want to know at once; it only says where, and the pages fetch what changed themselves, or what to tell. */
export type HostEvent = { partnerId: number } & (
  | { kind: 'counts' | 'tags' | 'views' }
  /** Of one website: its own fields, its log, its to-dos, its note, or who is looking at it. */
  | { kind: 'website' | 'message' | 'todo' | 'note' | 'presence'; websiteId: number }
  /** Of one person: the work timer, or what they have done lately. */
  | { kind: 'timer' | 'actions'; userId: number }
  /** What one person wants to be told, in their language. */
  | { kind: 'notification'; userId: number; websiteId: number; text: string }
)

type Listener = (event: HostEvent) => void

/** Spreads events to the open pages of every host process on the same database. */
export interface EventHub {
  /** `onClose` is called when there will be no more. */
  subscribe(listener: Listener, onClose?: () => void): () => void
  /** How many are subscribed. */
  listeners(): number
  close(): Promise<void>
}

export async function createEventHub(open: OpenDatabase): Promise<EventHub> {
  const listeners = new Map<Listener, () => void>()
  let isClosed = false
  const stop = await open.listen(CHANNEL, (payload) => {
    // Only `publish` writes to the channel.
    const event: HostEvent = JSON.parse(payload)
    for (const listener of listeners.keys()) listener(event)
  })
  return {
    subscribe(listener, onClose = () => {}) {
      listeners.set(listener, onClose)
      if (isClosed) onClose()
      return () => listeners.delete(listener)
    },
    listeners: () => listeners.size,
    close() {
      isClosed = true
      for (const onClose of listeners.values()) onClose()
      return stop()
    },
  }
}
