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
  /** "in 3 days", "yesterday", from the difference of two instants in milliseconds. */
  relative(value: DateLike, now?: DateLike): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** An amount in minor units; the specification divides by 100 for every currency (spec 5). */
  money(minorUnits: number, currency: string): string
  list(values: readonly string[]): string
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

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
    relative: (value, now = Date.now()) => relative(locale, new Date(value).getTime() - new Date(now).getTime()),
    number: (value, options) => numbers(options).format(value),
    money: (minorUnits, currency) => numbers({ style: 'currency', currency }).format(minorUnits / 100),
    list: (values) => new Intl.ListFormat(locale).format(values),
  }
}

function relative(locale: string, milliseconds: number): string {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, size] of UNITS) if (Math.abs(milliseconds) >= size) return formatter.format(Math.round(milliseconds / size), unit)
  return formatter.format(0, 'minute')
}
