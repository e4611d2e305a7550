import { EXPIRING_DAYS } from '../domains/domainState'
import { daysBetween } from '../time/days/daysBetween'
import { fullDays } from '../time/days/fullDays'
import type { IsoDay } from '../time/days/IsoDay'
import { REENGAGE_DAYS } from '../workflow/ages'
import type { NextKind } from './kinds'
import { unreachable } from '../unreachable'

/** Milliseconds since 1970 and a day, whichever the kind goes by. */
interface Since {
  /** When the customer wrote, or last did something. */
  readonly since: number | null
  /** When it was to be done; when a domain ends, null for one that does not work now. */
  readonly dueDate: IsoDay | null
}

interface Moment {
  readonly now: number
  readonly today: IsoDay
}

/**
 * For how many days something waits: calendar days since its date, full days since the customer wrote, or since their silence was long
 * enough to ask again. A domain counts from so many days before its end on; one that does not work is as far as one that ends today.
 */
export function lateDays(kind: NextKind, { since, dueDate }: Since, { now, today }: Moment): number {
  switch (kind) {
    case 'todo':
    case 'website':
      return daysBetween(dueDate ?? today, today)
    case 'ticket':
    case 'feedback':
      return fullDays(now - (since ?? now))
    case 'reengage':
      return fullDays(now - (since ?? now)) - REENGAGE_DAYS
    case 'domain':
      return EXPIRING_DAYS + daysBetween(dueDate ?? today, today)
    default:
      return unreachable(kind)
  }
}
