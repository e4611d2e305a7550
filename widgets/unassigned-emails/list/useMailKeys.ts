import type { KeyboardEvent } from 'react'
import type { UnassignedEmail } from '../../../src/contract'
import { useRowKeys } from '../../../src/parts/rowKeys'
import { useLetterKey } from '../../../src/store'
import type { Inbox } from '../desk/useInbox'
import type { PopupKind } from '../desk/usePopups'

/** o opens the mail whose link has the focus; d removes it, x selects it; a, h and t give it to somebody, put it off and tag it; z takes back (UE-01). */
export function useMailKeys(inbox: Inbox, onSelect: ((id: number) => void) | null): (event: KeyboardEvent<HTMLElement>) => void {
  const { shown, openId, open, undo, remove, popups } = inbox
  useLetterKey('z', undo)

  function withMail(row: string, act: (mail: UnassignedEmail) => void): void {
    const mail = shown.find(({ id }) => String(id) === row)
    if (mail) act(mail)
  }
  const askFor = (kind: PopupKind) => (row: string, link: HTMLElement) => withMail(row, (mail) => popups.ask(kind, [mail], link))
  const isOpen = ({ state }: UnassignedEmail) => state === 'open'
  return useRowKeys({
    leaving: onSelect
      ? {
          d: (row) => withMail(row, (mail) => isOpen(mail) && void remove([mail])),
          x: (row) => onSelect(Number(row)),
        }
      : {},
    staying: {
      o: (row) => open(Number(row)),
      ...(onSelect && { a: askFor('assigned_to'), h: askFor('snooze'), t: askFor('tags') }),
    },
    // Beside an open mail j opens the next.
    entry: openId === null ? '[data-row]' : null,
    onWalk: (row) => openId !== null && open(Number(row), null),
  })
}
