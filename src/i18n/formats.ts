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
  /** Day with month; English has an ordinal day (May 3rd). */
  dayMonth(value: DateLike): string
  weekday(value: DateLike): string
  /** "in 3 days", "yesterday", from the difference of two instants in milliseconds. */
  relative(value: DateLike, now?: DateLike): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** An amount in minor units; the specification divides by 100 for every currency (spec 5). */
  money(minorUnits: number, currency: string): string
  list(values: readonly string[]): string
}

/** An instant, or a calendar day `YYYY-MM-DD`, which is shown as that day in every zone. */
export type DateLike = Date | number | string

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

// A formatter is expensive to make and is kept by the object that describes it.
const LOOKS = {
  long: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  longTime: { dateStyle: 'long', timeStyle: 'short' },
  short: { dateStyle: 'short' },
  shortTime: { dateStyle: 'short', timeStyle: 'short' },
  year: { year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  day: { day: 'numeric' },
  month: { month: 'long' },
} as const

interface Look {
  readonly formatter: Intl.DateTimeFormat
  /** Of days: lists show the same ones again and again. */
  readonly texts: Map<string, string>
}

/** Display of dates, numbers and money for one locale and zone. Gregorian calendar and latin digits, whatever the system prefers. */
export function createFormats(locale: string, timeZone: string | undefined): Formats {
  const tag = `${locale}-u-ca-gregory-nu-latn`
  const ofDays = new Map<Intl.DateTimeFormatOptions, Look>()
  const ofInstants: typeof ofDays = new Map()
  let numbers: Intl.NumberFormat | undefined

  function format(value: DateLike, options: Intl.DateTimeFormatOptions): string {
    const isDay = typeof value === 'string' && CALENDAR_DAY.test(value)
    const looks = isDay ? ofDays : ofInstants
    let look = looks.get(options)
    if (!look) {
      const zone = isDay ? 'UTC' : timeZone
      look = { formatter: new Intl.DateTimeFormat(tag, zone ? { ...options, timeZone: zone } : options), texts: new Map() }
      looks.set(options, look)
    }
    const known = isDay && look.texts.get(value)
    if (known) return known
    const date = new Date(value)
    const text = Number.isNaN(date.getTime()) ? '' : look.formatter.format(date)
    if (isDay) look.texts.set(value, text)
    return text
  }

  return {
    date: (value) => format(value, LOOKS.long),
    time: (value) => format(value, LOOKS.time),
    dateTime: (value) => format(value, LOOKS.longTime),
    shortDate: (value) => format(value, LOOKS.short),
    shortDateTime: (value) => format(value, LOOKS.shortTime),
    year: (value) => format(value, LOOKS.year),
    monthYear: (value) => format(value, LOOKS.monthYear),
    dayMonth: (value) => (locale === 'en' ? englishDayMonth(value, format) : format(value, LOOKS.dayMonth)),
    weekday: (value) => format(value, LOOKS.weekday),
    relative: (value, now = Date.now()) => relative(locale, new Date(value).getTime() - new Date(now).getTime()),
    number: (value, options) => (options ? new Intl.NumberFormat(tag, options) : (numbers ??= new Intl.NumberFormat(tag))).format(value),
    money: (minorUnits, currency) => new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minorUnits / 100),
    list: (values) => new Intl.ListFormat(locale).format(values),
  }
}

function englishDayMonth(value: DateLike, format: (value: DateLike, options: Intl.DateTimeFormatOptions) => string): string {
  const day = Number(format(value, LOOKS.day))
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  const suffix = suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'
  return `${format(value, LOOKS.month)} ${day}${suffix}`
}

function relative(locale: string, milliseconds: number): string {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, size] of UNITS) if (Math.abs(milliseconds) >= size) return formatter.format(Math.round(milliseconds / size), unit)
  return formatter.format(0, 'minute')
}
