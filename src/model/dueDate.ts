import { DAY_MS, WEEK_DAYS } from './constants'
import type { Repetition } from './enumerations'
import { remembered } from './remembered'
import type { Status } from './status'

const YEAR_MONTHS = 12

/** A calendar day `YYYY-MM-DD`. Days compare as text, because the form has a fixed width. */
export type IsoDay = string

const calendarOf = remembered(
  (zone) => new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The calendar day of an instant (milliseconds since 1970) in an IANA time zone. */
export function toIsoDay(timestamp: number | Date, zone: string): IsoDay {
  const parts = new Map(
    calendarOf(zone)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

export const todayIn = (zone: string, now: number | Date = Date.now()): IsoDay => toIsoDay(now, zone)

/** spec 4: the due date is before now. A day ends when the next one begins, so a date that is today is not overdue. */
export const isOverdue = (dueDate: IsoDay | null | undefined, today: IsoDay): boolean => (dueDate ? dueDate < today : false)

export const isDueToday = (dueDate: IsoDay | null | undefined, today: IsoDay): boolean => dueDate === today

interface DatedWebsite {
  due_date?: IsoDay | null | undefined
  status: Status
  is_template?: boolean | undefined
}

/** What the view of overdue websites lists: being done ends it, and templates have no deadline. */
export const isWebsiteOverdue = ({ due_date, status, is_template }: DatedWebsite, today: IsoDay): boolean =>
  isOverdue(due_date, today) && status !== 'done' && !is_template

export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday that a day's week begins with. */
export const mondayOf = (day: IsoDay): IsoDay => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK_DAYS))

/** The day so much later; of months that are too short for it, the last. */
export function addPeriod(day: IsoDay, period: Repetition): IsoDay {
  if (period === 'week') return addDays(day, WEEK_DAYS)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const nextMonth = month - 1 + (period === 'month' ? 1 : YEAR_MONTHS)
  const last = new Date(Date.UTC(year, nextMonth + 1, 0))
  return new Date(Date.UTC(year, nextMonth, Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10)
}

/** The first day from Monday to Friday after the given one. */
export function nextWorkingDay(day: IsoDay): IsoDay {
  const next = addDays(day, 1)
  const weekday = new Date(next).getUTCDay()
  return weekday === 0 || weekday === 6 ? nextWorkingDay(next) : next
}
