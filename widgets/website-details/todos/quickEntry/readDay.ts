import { addDays, addMonths, daysOf, type IsoDay, WEEK_DAYS, weekday } from '../../../../src/model'
import { calendarDay } from './calendarDay'
import { plainText, tight } from './plainText'
import type { CountedUnit, Language, Vocabulary } from './Vocabulary'

export interface DayContext {
  readonly today: IsoDay
  readonly vocabulary: Vocabulary
}

/** The end of a line says when; at its start short names are often other words, such as `So`. */
export type Edge = 'start' | 'end'

/** Longer than any way to say a day. */
const LENGTH_MAX = 60

/** The day that words mean, in the reader's language or in English: `tomorrow`, `by Friday`, `in 3 days`, `24.12.`, `24 December`. */
export function readDay(words: string, { today, vocabulary }: DayContext, edge: Edge): IsoDay | null {
  if (words.length > LENGTH_MAX) return null
  const plain = plainText(words, vocabulary.locale).trim()
  // Beside such words a short name is no other word.
  const readings = [[plain, edge] as const, ...bareOf(plain, vocabulary).map((bare) => [bare, 'end'] as const)]
  for (const [text, place] of readings) {
    const day = calendarDay(text, today, vocabulary) ?? phraseDay(text, today, vocabulary) ?? weekdayIn(text, { today, vocabulary }, place)
    if (day) return day
  }
  return null
}

/** Without what only says that a day follows. */
function bareOf(plain: string, { before, after }: Vocabulary): string[] {
  return [
    ...before.filter((word) => plain.startsWith(`${word} `)).map((word) => plain.slice(word.length + 1).trim()),
    ...after
      .filter((word) => plain.endsWith(word))
      .map((word) =>
        plain
          .slice(0, -word.length)
          .trim()
          .replace(/['’-]$/, ''),
      ),
  ]
}

function phraseDay(plain: string, today: IsoDay, { languages }: Vocabulary): IsoDay | null {
  const text = tight(plain)
  for (const { phrases, counted } of languages) {
    const day = phrases.get(text)?.(today)
    if (day) return day
    const unit = counted.get(text.replace(/\d{1,3}/, '#'))
    if (unit) return later(today, Number(/\d+/.exec(text)?.[0]), unit)
  }
  return null
}

const later = (today: IsoDay, count: number, unit: CountedUnit): IsoDay =>
  unit === 'month' ? addMonths(today, count) : addDays(today, unit === 'week' ? count * WEEK_DAYS : count)

/** The next day of this name, never today; or the day of the calendar beside it, if the two agree. */
function weekdayIn(plain: string, context: DayContext, edge: Edge): IsoDay | null {
  const { today, vocabulary } = context
  for (const language of vocabulary.languages) {
    const wanted = weekdayCalled(plain, language, edge, vocabulary.locale)
    const next = wanted && daysOf({ from: addDays(today, 1), to: addDays(today, WEEK_DAYS) }).find((day) => weekday(day) === wanted)
    if (next) return next
    const dated = besideWeekday(plain, language, context)
    if (dated) return dated
  }
  return null
}

const SHORT_MIN = 2
const SHORT_AT_START_MIN = 3

function weekdayCalled(plain: string, { weekdays, looseWeekdays, locale }: Language, edge: Edge, reader: string): number | null {
  const text = tight(plain)
  const day = weekdays.get(text)
  if (day) return day
  const loose = looseWeekdays.get(text)
  if (!loose || (text.length < SHORT_MIN && !/\p{Script=Han}/u.test(text))) return null
  const isMarked = /[.,:]$/.test(plain)
  const isPlainShort = text.length >= SHORT_AT_START_MIN && !loose.isDotted
  return edge === 'end' || (locale === reader && (isMarked || isPlainShort)) ? loose.day : null
}

/** `Thu, 24 December`, `2026年12月24日木曜日`. */
function besideWeekday(plain: string, { weekdays, looseWeekdays }: Language, { today, vocabulary }: DayContext): IsoDay | null {
  const names = [...weekdays, ...[...looseWeekdays].map(([name, { day }]) => [name, day] as const)]
  const words = plain.split(/[\s,]+/)
  const candidates = [
    [words[0], words.slice(1).join(' ')],
    [words.at(-1), words.slice(0, -1).join(' ')],
    ...names.filter(([name]) => plain.endsWith(name)).map(([name]) => [name, plain.slice(0, -name.length)]),
  ]
  for (const [name = '', rest = ''] of candidates) {
    const wanted = names.find(([one]) => one === tight(name))?.[1]
    const day = wanted && rest ? calendarDay(rest, today, vocabulary) : null
    if (day && weekday(day) === wanted) return day
  }
  return null
}
