import type { RefObject } from 'react'
import type { Message } from '../../../src/contract'

export type PopupKind = 'status' | 'assigned_to' | 'dueDate' | 'tags'

/** What of tickets, or of their websites, somebody wants to change, and from where. */
export interface AskedPopup {
  readonly kind: PopupKind
  readonly tickets: readonly Message[]
  readonly anchor: RefObject<HTMLElement>
  /** Each has a popup of its own. */
  readonly nth: number
}
