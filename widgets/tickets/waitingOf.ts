import type { Message } from '../../src/contract'
import { RESPONSE_LIMIT_MS, RESPONSE_TARGET_MS, workingTime } from '../../src/model'

/** Whether the customer has waited for an answer longer than is good, in working time (TK-09). */
export function waitingOf({ createdAt, date }: Message, now: number, zone: string): 'late' | 'tooLate' | undefined {
  const time = workingTime(Date.parse(createdAt ?? date), now, zone)
  if (time > RESPONSE_LIMIT_MS) return 'tooLate'
  return time > RESPONSE_TARGET_MS ? 'late' : undefined
}
