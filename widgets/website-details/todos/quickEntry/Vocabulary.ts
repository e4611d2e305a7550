import { addDays, daysOf, intlTag, type IsoDay, monthAround, nextMonday, remembered, WEEK_DAYS } from '../../../../src/model'
import { plainText, tight } from './plainText'

/** What `Intl` does not know and people type all the same, from the message files. Several are separated by commas, `#` stands for a number. */
export interface DayWords {
  readonly today: string
  readonly tomorrow: string
  readonly nextWeek: string
  readonly inWeek: string
  readonly inDays: string
  readonly inWeeks: string
  /** What says that a day follows (`on`); with a hyphen, what hangs at its end. */
  readonly around: string
  /** Other forms of the days of the week, from Monday on; `/` separates those of one day. */
  readonly weekdays: string
}

export type CountedUnit = 'day' | 'week' | 'month'

/** What the days are called in one language; every text is plain and tight. */
export interface Language {
  readonly locale: string
  /** `tomorrow`, `next week`: by when that is, from today. */
  readonly phrases: ReadonlyMap<string, (today: IsoDay) => IsoDay>
  /** `in # days` */
  readonly counted: ReadonlyMap<string, CountedUnit>
  /** 1 is Monday. Their full names, then what is short or may be another word. */
  readonly weekdays: ReadonlyMap<string, number>
  readonly looseWeekdays: ReadonlyMap<string, LooseName>
  /** Forms of each month's name, from January on. */
  readonly months: readonly ReadonlySet<string>[]
}

interface LooseName {
  readonly day: number
  /** Written with a dot, as abbreviations of some languages are. */
  readonly isDotted: boolean
}

export interface Vocabulary {
  readonly locale: string
  /** The reader's, then English, which everybody's computer speaks. */
  readonly languages: readonly Language[]
  /** Plain, not tight: they are words of their own. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const MONDAY = '1970-01-05'
const MONTHS = Array.from({ length: 12 }, (_, month) => `1972-${String(month + 1).padStart(2, '0')}-28`)
/** One of each form that a word takes after a number. */
const NUMBERS = [1, 2, 3, 5, 21]
const LENGTHS = ['long', 'short'] as const
const UNITS = ['day', 'week', 'month'] as const

export function createVocabulary(locale: string, words: DayWords): Vocabulary {
  const own = languageOf(locale)
  const key = (text: string) => tight(plainText(text, locale))
  const listed = (text: string) => text.split(',').map((word) => word.trim())
  const around = listed(words.around).map((word) => plainText(word, locale))
  const language: Language = {
    ...own,
    phrases: new Map([
      ...own.phrases,
      ...listed(words.today).map((word) => [key(word), (today: IsoDay) => today] as const),
      ...listed(words.tomorrow).map((word) => [key(word), (today: IsoDay) => addDays(today, 1)] as const),
      ...listed(words.nextWeek).map((word) => [key(word), nextMonday] as const),
      ...listed(words.inWeek).map((word) => [key(word), (today: IsoDay) => addDays(today, WEEK_DAYS)] as const),
    ]),
    counted: new Map([
      ...own.counted,
      ...listed(words.inDays).map((word) => [key(word), 'day'] as const),
      ...listed(words.inWeeks).map((word) => [key(word), 'week'] as const),
    ]),
    looseWeekdays: new Map([
      ...listed(words.weekdays).flatMap((names, nth) =>
        names.split('/').map((name) => [key(name), { day: nth + 1, isDotted: true }] as const),
      ),
      ...own.looseWeekdays,
    ]),
  }
  return {
    locale,
    languages: locale === 'en' ? [language] : [language, languageOf('en')],
    before: around.filter((word) => !word.startsWith('-')),
    after: around.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  }
}

/** What `Intl` says of a language. */
const languageOf = remembered((locale): Language => {
  const key = (text: string) => tight(plainText(text, locale))
  const days = daysOf({ from: MONDAY, to: addDays(MONDAY, WEEK_DAYS - 1) })
  const [longDays, shortDays] = LENGTHS.map((weekday) => namesOf(locale, days, 'weekday', { weekday }))
  // Some languages bend the name beside a day.
  const monthNames = LENGTHS.flatMap((month) => [{ month }, { month, day: 'numeric' } as const]).map((options) =>
    namesOf(locale, MONTHS, 'month', options),
  )
  return {
    locale,
    phrases: phrasesOf(locale, key),
    counted: countedOf(locale, key),
    weekdays: new Map(longDays?.map((name, nth) => [key(name), nth + 1])),
    looseWeekdays: new Map(shortDays?.map((name, nth) => [key(name), { day: nth + 1, isDotted: name.endsWith('.') }])),
    // Numbers are read as numbers.
    months: MONTHS.map((_, nth) => new Set(monthNames.map((names) => key(names[nth] ?? '')).filter((name) => name && !/\d/.test(name)))),
  }
})

/** Portuguese is asked as Brazil has it: a short `sex.` is nothing else, while the `sexta` of Portugal is also the sixth. */
function namesOf(locale: string, days: readonly IsoDay[], name: 'weekday' | 'month', options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return days.map((day) => format.formatToParts(new Date(day)).find(({ type }) => type === name)?.value ?? '')
}

function phrasesOf(locale: string, key: (text: string) => string): Language['phrases'] {
  const relative = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' })
  return new Map([
    ...[0, 1, 2].map((days) => [key(relative.format(days, 'day')), (today: IsoDay) => addDays(today, days)] as const),
    [key(relative.format(1, 'week')), nextMonday],
    [key(relative.format(1, 'month')), (today) => monthAround(today, 1).from],
  ])
}

function countedOf(locale: string, key: (text: string) => string): Language['counted'] {
  const relative = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'always' })
  const phrase = (number: number, unit: CountedUnit) =>
    relative
      .formatToParts(number, unit)
      .map(({ type, value }) => (type === 'integer' ? '#' : value))
      .join('')
  return new Map(UNITS.flatMap((unit) => NUMBERS.map((number) => [key(phrase(number, unit)), unit] as const)))
}
