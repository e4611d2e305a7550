import type { TodoDraft } from '../../../src/contract'
import { addDays, daysOf, fullName, type IsoDay, isIsoDay, type Person, remembered, WEEK_DAYS, weekday } from '../../../src/model'

type Colleague = Person & { readonly id: number; readonly shortname?: string | null | undefined }

interface TodoContext {
  readonly people: readonly Colleague[]
  readonly today: string
  readonly locale: string
}

/** What a line says besides its words: `Call back @anna fri !` is for Anna, until Friday, and tells her (WT-01). Only the end of a line is read so. */
export function readQuickTodo(line: string, context: TodoContext): TodoDraft {
  const words = line.trim().split(/\s+/)
  const found: Omit<TodoDraft, 'description'> = {}
  // A line needs words of its own.
  while (words.length > 1) {
    const meaning = meaningOf(words.at(-1) ?? '', context)
    if (!meaning || Object.keys(meaning).some((name) => name in found)) break
    Object.assign(found, meaning)
    words.pop()
  }
  return { description: words.join(' '), ...found }
}

function meaningOf(word: string, { people, today, locale }: TodoContext): Omit<TodoDraft, 'description'> | null {
  if (word === '!') return { notify: true }
  if (word.startsWith('@')) {
    const person = personCalled(word.slice(1), people)
    return person ? { to: person.id } : null
  }
  const dueDate = isIsoDay(word) ? word : nextWeekday(word, today, locale)
  return dueDate ? { dueDate } : null
}

const fold = (text: string): string => text.toLocaleLowerCase().replaceAll(/[\s.]/g, '')

/** The only one whose short name is this, or whose name begins so. */
function personCalled(name: string, people: readonly Colleague[]): Colleague | undefined {
  const wanted = fold(name)
  if (!wanted) return undefined
  const exact = people.filter(({ shortname }) => shortname && fold(shortname) === wanted)
  const found = exact.length > 0 ? exact : people.filter((person) => fold(fullName(person)).startsWith(wanted))
  return found.length === 1 ? found[0] : undefined
}

/** What the days of the week are called, long and short, from Monday on. */
const weekdaysOf = remembered((locale) => {
  const monday = '1970-01-05'
  const formats = (['long', 'short'] as const).map((length) => new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }))
  return Array.from({ length: WEEK_DAYS }, (_, day) => formats.map((format) => fold(format.format(new Date(addDays(monday, day))))))
})

/** The next day of this name, long or short, in the reader's language or in English; never today. */
function nextWeekday(word: string, today: string, locale: string): string | null {
  const wanted = fold(word)
  const isCalled = (day: IsoDay) => [locale, 'en'].some((tag) => weekdaysOf(tag)[weekday(day) - 1]?.includes(wanted))
  return daysOf({ from: addDays(today, 1), to: addDays(today, WEEK_DAYS) }).find(isCalled) ?? null
}
