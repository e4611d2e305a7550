import type { UnassignedEmail } from '../../../src/contract'
import { useLetterKey, usePageKeys, useWalkKeys } from '../../../src/store'
import { useCopyMail } from '../desk/useCopyMail'
import type { Inbox } from '../desk/useInbox'
import type { MailPaneProps } from './MailPaneProps'

/** j and k go on, 1 to 3 take a suggestion, d removes, n makes a lead, b blocks the sender, Escape closes, wherever the focus is (UE-01). */
export function usePaneKeys(inbox: Inbox, mail: UnassignedEmail, { onLead, onBlock }: Pick<MailPaneProps, 'onLead' | 'onBlock'>): void {
  const copyLink = useCopyMail()
  const canAct = inbox.canManage && mail.state === 'open'
  const forward = () => inbox.step(1)
  const back = () => inbox.step(-1)
  useLetterKey('j', forward)
  useLetterKey('k', back)
  useWalkKeys({ onPrevious: back, onNext: forward })
  useLetterKey('.', () => copyLink(mail.id))
  useLetterKey('Escape', () => inbox.open(null))
  useLetterKey('d', canAct ? () => void inbox.remove([mail]) : null)
  useLetterKey('n', canAct ? () => onLead(mail) : null)
  useLetterKey('b', canAct && mail.from.email ? () => onBlock(mail) : null)
  usePageKeys((key) => {
    const suggestion = canAct && /^[1-3]$/.test(key) ? mail.suggestions[Number(key) - 1] : undefined
    if (suggestion) void inbox.assign([mail], suggestion.website, inbox.remembers(mail.id))
    return suggestion !== undefined
  })
}
