import { intlTag, isIsoDay, type IsoDay, remembered } from '../../../../src/model'
import { tight } from './plainText'
import type { Language, Vocabulary } from './Vocabulary'

/** A year that has no 29 February is followed by one that has, within so many. */
const LEAP_YEARS_MAX = 8
const CENTURY = 2_000

interface Style {
  readonly isMonthFirst: boolean
  readonly isYearFirst: boolean
  /** What stands between the numbers. */
  readonly separators: string
}

/** How a language writes a day with numbers. */
const styleOf = remembered((locale): Style => {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone: 'UTC' })
      .formatToParts(new Date(0))
      .map(({ type, value }) => ({ type, value }))
  const short = parts({ day: 'numeric', month: 'numeric' })
  const full = parts({ dateStyle: 'short' })
  const firstOf = (those: typeof short) => those.find(({ type }) => type !== 'literal')?.type
  return {
    isMonthFirst: firstOf(short) === 'month',
    isYearFirst: firstOf(full) === 'year',
    separators: [...short, ...full].map(({ type, value }) => (type === 'literal' ? value.trim() : '')).join(''),
  }
})

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** A to-do is due today or later: another day is something that its words speak of. */
function dueOn(today: IsoDay, year: number | null, month: number, day: number): IsoDay | null {
  const inYear = (one: number) => `${pad(one, 4)}-${pad(month)}-${pad(day)}`
  const thisYear = Number(today.slice(0, 4))
  const years = year === null ? Array.from({ length: LEAP_YEARS_MAX + 1 }, (_, more) => thisYear + more) : [year]
  return years.map(inYear).find((one) => isIsoDay(one) && one >= today) ?? null
}

/** A day of the calendar, in numbers or with the name of its month; without a year, the next one. */
export const calendarDay = (plain: string, today: IsoDay, { locale, languages }: Vocabulary): IsoDay | null =>
  inNumbers(plain, today, styleOf(locale)) ?? languages.map((language) => named(plain, today, language)).find((day) => day !== null) ?? null

const NUMBERS = /^(\d{1,4})\s?([./-])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2}))?(\.?)$/
const IDEOGRAPHS = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日$/
/** Round the clock, everywhere. */
const NO_DAY = '24/7'

function inNumbers(plain: string, today: IsoDay, style: Style): IsoDay | null {
  const [all, y, m, d] = IDEOGRAPHS.exec(plain) ?? []
  if (all) return dueOn(today, y ? Number(y) : null, Number(m), Number(d))
  const [text, first = '', separator = '', second = '', last, dot] = NUMBERS.exec(plain) ?? []
  if (!text || text === NO_DAY) return null
  if (first.length > 2) return first.length === 4 && last?.length === 2 ? dueOn(today, Number(first), Number(second), Number(last)) : null
  if (last?.length === 2 && style.isYearFirst) return dueOn(today, CENTURY + Number(first), Number(second), Number(last))
  if (!last && !isMeant(separator, second, Boolean(dot), style)) return null
  const year = last ? Number(last.length === 2 ? CENTURY + Number(last) : last) : null
  const isMonthFirst = separator === '.' && !style.separators.includes('.') ? false : style.isMonthFirst
  const [month, day] = isMonthFirst ? [Number(first), Number(second)] : [Number(second), Number(first)]
  // There is no 24th month, so the other order was meant.
  return month > 12 ? dueOn(today, year, day, month) : dueOn(today, year, month, day)
}

/** Two numbers may also be a version, a range or a price. */
function isMeant(separator: string, second: string, endsInDot: boolean, { separators }: Style): boolean {
  if (separator === '/') return true
  if (separator === '-') return separators.includes('-') && !separators.includes('/')
  return endsInDot || (separators.includes('.') && second.length === 2)
}

const DAY_FIRST = /^(\d{1,2})(\D+)(\d{4})?$/
const MONTH_FIRST = /^(\d{4})?(\D+)(\d{1,2})(?:st|nd|rd|th)?(\d{4})?$/
/** `г.` stands behind years in Russian. */
const AFTER_YEAR = /(?<=\d)г(?:ода)?$/

/** `24. Dezember`, `December 24th, 2026`, `1er janvier`, `24 de diciembre de 2026`. */
function named(plain: string, today: IsoDay, language: Language): IsoDay | null {
  const text = tight(plain).replace(AFTER_YEAR, '')
  const [, day, month, year] = DAY_FIRST.exec(text) ?? []
  if (day && month) return dueOnNamed(today, year, month, day, language)
  const [, yearBefore, monthBefore, dayAfter, yearAfter] = MONTH_FIRST.exec(text) ?? []
  return monthBefore && dayAfter ? dueOnNamed(today, yearBefore ?? yearAfter, monthBefore, dayAfter, language) : null
}

function dueOnNamed(today: IsoDay, year: string | undefined, name: string, day: string, language: Language): IsoDay | null {
  const month = monthCalled(name, language)
  return month === null ? null : dueOn(today, year ? Number(year) : null, month, Number(day))
}

/** Endings of numbers, and what stands between day, month and year. */
const BEFORE_MONTH = /^(?:st|nd|rd|th|er|o|a)?(?:of|del|de|di)?/
const AFTER_MONTH = /(?:del|de)$/
const PREFIX_MIN = 3

/** By name, or by its beginning where no other month begins so. */
function monthCalled(name: string, { months }: Language): number | null {
  const bare = name.replace(BEFORE_MONTH, '')
  for (const wanted of [name, bare, name.replace(AFTER_MONTH, ''), bare.replace(AFTER_MONTH, '')]) {
    const exact = months.findIndex((forms) => forms.has(wanted))
    if (exact >= 0) return exact + 1
    const begun = months.flatMap((forms, nth) =>
      wanted.length >= PREFIX_MIN && [...forms].some((form) => form.startsWith(wanted)) ? [nth + 1] : [],
    )
    if (begun.length === 1) return begun[0] ?? null
  }
  return null
}
