import type { NextItem } from '../../src/contract'
import type { Asked } from '../../src/ui'

export type PopupKind = 'snooze' | 'due' | 'status' | 'pause'

/** What is to be decided about something that waits. */
export interface PopupSubject {
  readonly kind: PopupKind
  readonly item: NextItem
}

export type AskedPopup = Asked<PopupSubject>
