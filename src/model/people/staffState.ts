import type { IsoDay } from '../time/days/IsoDay'
import { isAwayOn } from './absence'

/** Where a row of the staff list stands. Somebody absent still works here. */
export const STAFF_STATES = ['active', 'absent', 'pending', 'removed'] as const
export type StaffState = (typeof STAFF_STATES)[number]

interface Member {
  readonly active: boolean
  readonly pending: boolean
  readonly absentFrom?: string | null | undefined
  readonly absentUntil?: string | null | undefined
}

export function staffState({ active, pending, absentFrom, absentUntil }: Member, today: IsoDay): StaffState {
  if (pending) return 'pending'
  if (!active) return 'removed'
  return isAwayOn({ from: absentFrom, until: absentUntil }, today) ? 'absent' : 'active'
}
