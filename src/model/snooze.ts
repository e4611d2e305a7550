import { SNOOZE_LATER_MS, WORK_DAY_HOURS } from './constants'
import { addDays, type IsoDay, toIsoDay } from './dueDate'
import { instantAt } from './wallClock'

type Snooze = 'later' | 'tomorrow' | 'week'

/** When a day's work begins, and what was put off until that day comes back. */
export const morningOf = (day: IsoDay, zone: string): Date => instantAt(day, WORK_DAY_HOURS[0], zone)

/** Until when something can be put off by one click; "later today" is left out in the evening. */
export function snoozeChoices(now: number, zone: string): { name: Snooze; until: Date }[] {
  const today = toIsoDay(now, zone)
  const later = new Date(now + SNOOZE_LATER_MS)
  const weekday = new Date(today).getUTCDay()
  const monday = addDays(today, (8 - weekday) % 7 || 7)
  return [
    ...(toIsoDay(later, zone) === today ? [{ name: 'later' as const, until: later }] : []),
    { name: 'tomorrow', until: morningOf(addDays(today, 1), zone) },
    { name: 'week', until: morningOf(monday, zone) },
  ]
}
