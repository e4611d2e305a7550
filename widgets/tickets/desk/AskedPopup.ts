import type { Message } from '../../../src/contract'
import type { Asked } from '../../../src/ui'

export type PopupKind = 'status' | 'assigned_to' | 'dueDate'

/** What of tickets, or of their websites, somebody wants to change. */
export interface PopupSubject {
  readonly kind: PopupKind
  readonly tickets: readonly Message[]
}

export type AskedPopup = Asked<PopupSubject>
