import { DAY_MS, isUnderWay, TRANSFER_MIN_AGE_DAYS } from '../../../../src/model'
import type { DomainRow } from './domainRows'

/** Why a domain cannot be renewed now. */
export function renewProblem(row: DomainRow): string | null {
  if (row.registrar === 'external') return 'external'
  return row.registry_state === 'ok' ? null : row.registry_state === 'redemption' ? 'redemption' : 'pending'
}

/** Why a domain cannot be transferred to us now. */
export function transferProblem(row: DomainRow, now: Date): string | null {
  if (row.registrar === 'own') return 'own'
  if (row.transfer && isUnderWay(row.transfer.state)) return 'pending'
  const isYoung = row.registered_at !== null && now.getTime() - row.registered_at.getTime() < TRANSFER_MIN_AGE_DAYS * DAY_MS
  return isYoung ? 'young' : null
}

/** Why a domain cannot go to another registrar now. */
export function leaveProblem(row: DomainRow, now: Date): string | null {
  const problem = renewProblem(row)
  if (problem) return problem
  if (row.transfer_locked_until !== null && row.transfer_locked_until > now) return 'lockedAfter'
  return row.locked ? 'locked' : null
}

/** Why a domain cannot go to another website now. */
export const moveProblem = (row: DomainRow): string | null => (row.registry_state === 'redemption' ? 'redemption' : null)

/** Why a domain cannot be taken off its website for good now: an order has to come to its end, what is registered here is cancelled. */
export function removeProblem({ registry_state, registrar, transfer }: DomainRow): string | null {
  if (registry_state === 'pendingCreate' || (transfer && isUnderWay(transfer.state))) return 'pending'
  return registrar === 'own' ? 'cancelFirst' : null
}
