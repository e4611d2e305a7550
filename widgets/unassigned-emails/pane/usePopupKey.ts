import { type RefObject, useRef } from 'react'
import type { UnassignedEmail } from '../../../src/contract'
import { useLetterKey } from '../../../src/store'
import type { Inbox } from '../desk/useInbox'
import type { PopupKind } from '../desk/usePopups'

interface Options {
  kind: PopupKind
  /** The key that does the same. */
  letter: string
  isOff: boolean
}

/** What a button is given that opens what changes the open mail. */
export function usePopupKey({ popups }: Inbox, mail: UnassignedEmail, { kind, letter, isOff }: Options) {
  const ref: RefObject<HTMLButtonElement | null> = useRef<HTMLButtonElement>(null)
  useLetterKey(letter, isOff ? null : () => popups.ask(kind, [mail], ref.current))
  return { ref, 'aria-keyshortcuts': letter, ...popups.triggerOf(kind, [mail]) }
}
