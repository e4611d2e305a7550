import type { NewClient } from '../../../../src/contract'
import type { ClientLimits } from '../../../db/tables/reseller'

/** Limits with a change: what is left out stays, null is none. */
export function storedLimits(before: ClientLimits, change: NewClient['limits']): ClientLimits {
  const names = ['websites', 'domains', 'staff', 'mailboxes'] as const
  const values = names.map((name) => [name, change?.[name] === undefined ? before[name] : change[name]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== null && value !== undefined))
}
