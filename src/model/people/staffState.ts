import type { IsoDay } from '../time/IsoDay'

/** Where a row of the staff list stands. Somebody absent still works here. */
export const STAFF_STATES = ['active', 'absent', 'pending', 'removed'] as const
export type StaffState = (typeof STAFF_STATES)[number]

interface Member {
  readonly active: boolean
  readonly pending: boolean
  readonly absentUntil?: string | null | undefined
}

/** Absence lasts through its last day. */
export function staffState({ active, pending, absentUntil }: Member, today: IsoDay): StaffState {
  if (pending) return 'pending'
  if (!active) return 'removed'
  return absentUntil && absentUntil >= today ? 'absent' : 'active'
}
