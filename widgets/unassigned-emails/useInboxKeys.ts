import { type KeyboardEvent } from 'react'
import type { UnassignedEmail } from '../../src/contract'
import { useLetterKeys } from '../../src/store'
import type { Triage } from './shared/useTriage'

interface Keys {
  readonly mails: readonly UnassignedEmail[]
  readonly mail: UnassignedEmail | undefined
  readonly triage: Triage
  readonly canManage: boolean
  /** Whether the address is remembered as the customer's when a suggestion is taken (UE-03). */
  readonly remember: boolean
  readonly open: (id: number) => void
  readonly onLead: () => void
  readonly onBlock: () => void
}

/** j k move, 1–3 take a suggestion, n new lead, d remove, b block the sender, z takes back (UE-01). Not while typing. */
export function useInboxKeys({ mails, mail, triage, canManage, remember, open, onLead, onBlock }: Keys) {
  const { mutes } = useLetterKeys()
  const step = (by: number) => {
    const at = mails.findIndex(({ id }) => id === mail?.id)
    const next = mails[Math.min(Math.max(at + by, 0), mails.length - 1)]
    if (next) open(next.id)
  }
  const act = (key: string): boolean => {
    if (key === 'j') step(1)
    else if (key === 'k') step(-1)
    else if (!canManage) return false
    else if (key === 'z') void triage.undo()
    else if (!mail || mail.state !== 'open' || triage.isBusy) return false
    else if (key === 'd') void triage.remove([mail.id])
    else if (key === 'n') onLead()
    else if (key === 'b') onBlock()
    else return take(key, mail)
    return true
  }
  const take = (key: string, { id, suggestions }: UnassignedEmail): boolean => {
    const suggestion = /^[1-3]$/.test(key) ? suggestions[Number(key) - 1] : undefined
    if (suggestion) void triage.assign([id], suggestion.website, remember)
    return suggestion !== undefined
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || mutes(event)) return
    if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]')) return
    if (act(key)) event.preventDefault()
  }
}
