import { HOUR_MS, MINUTE_MS } from '../../constants'
import { addDays } from '../days/addDays'
import { instantAt } from '../zones/instantAt'
import type { IsoDay } from '../days/IsoDay'
import { toIsoDay } from '../zones/toIsoDay'
import { nextMonday } from '../days/weekday'
import { WORK_DAY_HOURS } from '../zones/workingTime'

const SNOOZE_LATER_MS = 3 * HOUR_MS // default: "later today"

type Snooze = 'later' | 'tomorrow' | 'week'

const MORNING = WORK_DAY_HOURS[0] * (HOUR_MS / MINUTE_MS)

/** When a day's work begins, and what was put off until that day comes back. */
export const morningOf = (day: IsoDay, zone: string): Date => new Date(instantAt(day, MORNING, zone))

/** Until when something can be put off by one click; "later today" is left out in the evening. */
export function snoozeChoices(now: number, zone: string): { name: Snooze; until: Date }[] {
  const today = toIsoDay(now, zone)
  const later = new Date(now + SNOOZE_LATER_MS)
  return [
    ...(toIsoDay(later, zone) === today ? [{ name: 'later' as const, until: later }] : []),
    { name: 'tomorrow', until: morningOf(addDays(today, 1), zone) },
    { name: 'week', until: morningOf(nextMonday(today), zone) },
  ]
}
