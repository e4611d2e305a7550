const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A Monday. */
const FIRST_MONDAY = -3 * DAY_MS
const WORK_BEGIN = 9 * HOUR_MS
const WORK_DAY = 8 * HOUR_MS

/** What somebody writes who has no library: arithmetic with milliseconds, and Intl for zones, its formatters made once. */
export function createPlain(locale, timeZone) {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone })
  const clocks = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const clockOf = (instant) => Date.parse(`${clocks.format(instant).replace(' ', 'T')}Z`)

  function groupOf(day, today) {
    const past = (Date.parse(today) - Date.parse(day)) / DAY_MS
    if (past <= 0) return 'today'
    if (past === 1) return 'yesterday'
    return past <= 7 ? 'week' : 'older'
  }

  function mondayOf(day) {
    const weekday = (new Date(day).getUTCDay() + 6) % 7
    return new Date(Date.parse(day) - weekday * DAY_MS).toISOString().slice(0, 10)
  }

  /** The working time since the first Monday. */
  function workedUntil(clock) {
    const past = Math.floor((clock - FIRST_MONDAY) / DAY_MS)
    const weekday = past % 7
    const today = weekday > 4 ? 0 : Math.min(Math.max(clock - FIRST_MONDAY - past * DAY_MS - WORK_BEGIN, 0), WORK_DAY)
    return (Math.floor(past / 7) * 5 + Math.min(weekday, 5)) * WORK_DAY + today
  }

  return {
    showDay: (day) => days.format(new Date(day)),
    showInstant: (instant) => instants.format(new Date(instant)),
    dayOf: (instant) => clocks.format(Date.parse(instant)).slice(0, 10),
    groupOf,
    mondayOf,
    weekAfter: (day) => new Date(Date.parse(day) + 7 * DAY_MS).toISOString().slice(0, 10),
    workingTime: (from, to) => workedUntil(clockOf(to)) - workedUntil(clockOf(from)),
  }
}
