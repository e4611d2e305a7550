import { type RefObject, useState } from 'react'
import type { NextItem } from '../../src/contract'

export type PopupKind = 'snooze' | 'due' | 'status' | 'pause'

/** What is to be decided about something, and where it was asked. */
export interface AskedPopup {
  readonly kind: PopupKind
  readonly item: NextItem
  readonly anchor: RefObject<HTMLElement>
  /** Each has a popup of its own. */
  readonly nth: number
}

/** One popup at a time, at whatever asked for it. */
export function useNextPopups() {
  const [asked, setAsked] = useState<AskedPopup | null>(null)
  const [turns, setTurns] = useState(0)
  return {
    asked,
    /** Whether anything was asked for yet: what has been changed since then is taken back from there. */
    isUsed: turns > 0,
    ask(kind: PopupKind, item: NextItem, element: HTMLElement) {
      const anchor: RefObject<HTMLElement> = { current: element }
      setTurns(turns + 1)
      setAsked({ kind, item, anchor, nth: turns })
    },
    close: () => setAsked(null),
  }
}
