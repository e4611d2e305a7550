import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'

/** What the state of a domain means, and what to do next. */
export function useNextStep(): (domain: Domain) => string {
  const t = useMessages()
  const formats = useFormats()
  const day = (date: string | null) => (date ? formats.date(date) : '')
  return ({ state, expiresAt, cancelAt, owner, transfer, suspendedReason, check, registrar }) => {
    const until = state === 'cancelled' ? cancelAt : state === 'unverified' ? (owner?.until ?? null) : expiresAt
    // Only its own provider renews a domain.
    const place = registrar?.kind !== 'own' && (state === 'expiring' || state === 'expired') ? '.elsewhere' : ''
    const text = t(`domains.next.${state}${place}`, { date: day(until), address: check?.rows[0]?.expected[0] ?? '' })
    if (state === 'suspended') return [suspendedReason, text].filter(Boolean).join(' ')
    if (state === 'transferring' && transfer) return `${t(`domains.transfer.${transfer.state}`)} ${text}`
    return transfer?.state === 'refused' && transfer.message ? `${transfer.message} ${text}` : text
  }
}
