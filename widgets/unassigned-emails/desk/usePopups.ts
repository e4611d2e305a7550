import type { UnassignedEmail } from '../../../src/contract'
import { type Asked, useAskedPopup } from '../../../src/ui'

export type PopupKind = 'assigned_to' | 'snooze' | 'tags'

/** What of mails somebody wants to change. */
export interface PopupSubject {
  readonly kind: PopupKind
  readonly mails: readonly UnassignedEmail[]
}

export type AskedPopup = Asked<PopupSubject>

/** What is about to be changed of mails. */
export function usePopups() {
  const { ask, triggerOf, ...popup } = useAskedPopup<PopupSubject>()
  return {
    ...popup,
    ask(kind: PopupKind, mails: readonly UnassignedEmail[], anchor: HTMLElement | null) {
      if (anchor) ask({ kind, mails }, anchor)
    },
    triggerOf: (kind: PopupKind, mails: readonly UnassignedEmail[]) => triggerOf('dialog', { kind, mails }),
  }
}
