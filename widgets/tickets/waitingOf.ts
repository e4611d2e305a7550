import type { ResponseTargets } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import { HOUR_MS, workingTime } from '../../src/model'

export interface Clock {
  readonly now: number
  readonly zone: string
  /** What the team has promised, in working hours. */
  readonly targets: ResponseTargets
}

/** Whether the customer has waited for an answer longer than is good, in working time (TK-09). */
export function waitingOf({ createdAt, date }: Message, { now, zone, targets }: Clock): 'late' | 'tooLate' | undefined {
  const hours = workingTime(Date.parse(createdAt ?? date), now, zone) / HOUR_MS
  if (hours > targets.limitHours) return 'tooLate'
  return hours > targets.targetHours ? 'late' : undefined
}
