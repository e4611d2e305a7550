import { createContext, useContext } from 'react'
import type { Message } from '../../../../src/contract'

/** What the messages of a thread can do beyond themselves. It never changes while the thread lives, so no message is drawn anew by it. */
export interface ThreadActions {
  readonly websiteId: number
  /** Opens the composer with an answer to the message. */
  readonly reply: (message: Message) => void
  /** Takes an answer back that waits to be sent. */
  readonly takeBack: (message: Message) => void
  /** Asks for the website that the message shall go to. */
  readonly move: (message: Message) => void
}

export const ThreadContext = createContext<ThreadActions | null>(null)

export function useThread(): ThreadActions {
  const value = useContext(ThreadContext)
  if (!value) throw new Error('ThreadContext is missing above this component')
  return value
}
