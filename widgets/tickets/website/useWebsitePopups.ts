import { type RefObject, useState } from 'react'
import type { Message } from '../../../src/contract'
import type { Action } from '../../../src/model'
import { may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import type { AskedPopup, PopupKind } from './AskedPopup'

const RIGHTS: Readonly<Record<PopupKind, Action>> = {
  status: 'change_status',
  assigned_to: 'assign_website',
  dueDate: 'handle_messages',
}

export type WebsitePopupsState = ReturnType<typeof useWebsitePopups>

/** What is about to be changed of tickets and their websites: by one popup at a time, at whatever asked for it. */
export function useWebsitePopups() {
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [asked, setAsked] = useState<AskedPopup | null>(null)
  const [turns, setTurns] = useState(0)
  const can = (kind: PopupKind) => may(RIGHTS[kind], roles) !== 'none'
  return {
    asked,
    /** Whether anything was asked for yet: what has been changed since then is taken back from here. */
    isUsed: turns > 0,
    can,
    ask(kind: PopupKind, tickets: readonly Message[], anchor: HTMLElement | null) {
      if (!anchor || !can(kind)) return
      const place: RefObject<HTMLElement> = { current: anchor }
      setTurns(turns + 1)
      setAsked({ kind, tickets, anchor: place, nth: turns })
    },
    close: () => setAsked(null),
  }
}
