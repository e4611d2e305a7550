import { DAY_MS, daysBetween, HOUR_MS, intlTag, MINUTE_MS, toIsoDay } from '../model'
import { type DateLike, displayOf } from './display'
import type { Translate } from './translator'

export interface Formats {
  /** 3 May 2026, in the order of the locale. */
  date(value: DateLike): string
  /** Hours and minutes, 12 h or 24 h as the locale has it. */
  time(value: DateLike): string
  dateTime(value: DateLike): string
  shortDate(value: DateLike): string
  shortDateTime(value: DateLike): string
  year(value: DateLike): string
  monthYear(value: DateLike): string
  /** Day with month, as the language says it (May 3rd). */
  dayMonth(value: DateLike): string
  weekday(value: DateLike): string
  /** "2 hours ago", and from 24 hours on by the days of the calendar: "yesterday", "in 3 days". */
  relative(value: DateLike, now?: DateLike): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** An amount in minor units; the specification divides by 100 for every currency (spec 5). */
  money(minorUnits: number, currency: string): string
  list(values: readonly string[]): string
}

/** What is far enough is told in these; in days. */
const LONG_UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const
const SHORT_UNITS = [
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

// What an object describes is made once, so there is one for each look.
const LOOKS = {
  long: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  longTime: { dateStyle: 'long', timeStyle: 'short' },
  short: { dateStyle: 'short' },
  shortTime: { dateStyle: 'short', timeStyle: 'short' },
  year: { year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  day: { day: 'numeric' },
} as const

/** Display of dates, numbers and money for one locale and zone; `t` has the shared texts. */
export function createFormats(locale: string, timeZone: string | undefined, t: Translate): Formats {
  const { date, numbers } = displayOf(locale, timeZone)
  // Lists tell hundreds of them, and these take long to make.
  let distances: Intl.RelativeTimeFormat | undefined
  let systemZone: string | undefined
  return {
    date: (value) => date(value, LOOKS.long),
    time: (value) => date(value, LOOKS.time),
    dateTime: (value) => date(value, LOOKS.longTime),
    shortDate: (value) => date(value, LOOKS.short),
    shortDateTime: (value) => date(value, LOOKS.shortTime),
    year: (value) => date(value, LOOKS.year),
    monthYear: (value) => date(value, LOOKS.monthYear),
    dayMonth(value) {
      const day = Number.parseInt(date(value, LOOKS.day), 10)
      return day > 0 ? t('partner.general.dayMonth', { date: value, day }) : ''
    },
    weekday: (value) => date(value, LOOKS.weekday),
    relative: (value, now = Date.now()) => relative(new Date(value).getTime(), new Date(now).getTime()),
    number: (value, options) => numbers(options).format(value),
    money: (minorUnits, currency) => numbers({ style: 'currency', currency }).format(minorUnits / 100),
    list: (values) => new Intl.ListFormat(intlTag(locale)).format(values),
  }

  function relative(instant: number, now: number): string {
    if (Number.isNaN(instant)) return ''
    const formatter = (distances ??= new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' }))
    const phrase = (distance: number, units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]) => {
      const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? ['minute', Infinity]
      return formatter.format(Math.round(distance / size), unit)
    }
    if (Math.abs(instant - now) < DAY_MS) return phrase(instant - now, SHORT_UNITS)
    const zone = timeZone ?? (systemZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
    return phrase(daysBetween(toIsoDay(now, zone), toIsoDay(instant, zone)), LONG_UNITS)
  }
}
