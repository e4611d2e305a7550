import { intlTag } from '../model'

/** An instant, or a calendar day `YYYY-MM-DD`, which is shown as that day in every zone. */
export type DateLike = Date | number | string

/** What Intl shows dates and numbers with, for one locale and zone. Gregorian calendar and latin digits, whatever the system prefers. */
export interface Display {
  /** What is no date is empty. */
  readonly date: (value: DateLike, options: Intl.DateTimeFormatOptions) => string
  readonly numbers: (options?: Intl.NumberFormatOptions) => Intl.NumberFormat
  readonly plurals: (type: Intl.PluralRuleType) => Intl.PluralRules
}

interface CachedFormatter {
  readonly formatter: Intl.DateTimeFormat
  /** Of days: lists show the same ones again and again. */
  readonly texts: Map<string, string>
}

export const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/
const PLAIN = {}
const displays = new Map<string, Display>()

/** One for all islands of the page: its formatters are expensive to make, and each is kept by the object that describes it. */
export function displayOf(locale: string, timeZone: string | undefined): Display {
  const key = `${locale} ${timeZone}`
  const known = displays.get(key) ?? createDisplay(locale, timeZone)
  displays.set(key, known)
  return known
}

function createDisplay(locale: string, timeZone: string | undefined): Display {
  const tag = `${intlTag(locale)}-u-ca-gregory-nu-latn`
  const ofDays = new WeakMap<Intl.DateTimeFormatOptions, CachedFormatter>()
  const ofInstants: typeof ofDays = new WeakMap()
  const ofNumbers = new WeakMap<Intl.NumberFormatOptions, Intl.NumberFormat>()
  const rules: Partial<Record<Intl.PluralRuleType, Intl.PluralRules>> = {}

  function date(value: DateLike, options: Intl.DateTimeFormatOptions): string {
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
    const moment = new Date(value)
    const text = Number.isNaN(moment.getTime()) ? '' : look.formatter.format(moment)
    if (isDay) look.texts.set(value, text)
    return text
  }

  function numbers(options: Intl.NumberFormatOptions = PLAIN): Intl.NumberFormat {
    let known = ofNumbers.get(options)
    if (!known) {
      known = new Intl.NumberFormat(tag, options)
      ofNumbers.set(options, known)
    }
    return known
  }

  return { date, numbers, plurals: (type) => (rules[type] ??= new Intl.PluralRules(intlTag(locale), { type })) }
}
