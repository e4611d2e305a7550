import type { Message } from '../../../src/contract'
import { type Action, may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { useAskedPopup } from '../../../src/ui'
import type { PopupKind, PopupSubject } from './AskedPopup'

const RIGHTS: Readonly<Record<PopupKind, Action>> = {
  status: 'change_status',
  assigned_to: 'assign_website',
  dueDate: 'handle_messages',
}

export type WebsitePopupsState = ReturnType<typeof useWebsitePopups>

/** What is about to be changed of tickets and their websites. */
export function useWebsitePopups() {
  const roles = useAppSelector(selectUser)?.roles ?? []
  const { ask, triggerOf, ...popup } = useAskedPopup<PopupSubject>()
  const can = (kind: PopupKind) => may(RIGHTS[kind], roles) !== 'none'
  return {
    ...popup,
    can,
    ask(kind: PopupKind, tickets: readonly Message[], anchor: HTMLElement | null) {
      if (anchor && can(kind)) ask({ kind, tickets }, anchor)
    },
    triggerOf: (kind: PopupKind, tickets: readonly Message[]) => triggerOf(kind === 'status' ? 'menu' : 'dialog', { kind, tickets }),
  }
}
