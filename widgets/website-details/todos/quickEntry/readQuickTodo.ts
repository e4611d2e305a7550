import type { FollowUp } from '../../../../src/contract'
import { fullName, type Person } from '../../../../src/model'
import { plainText, tight } from './plainText'
import { type DayContext, type Edge, readDay } from './readDay'
import { isApart, type Span, wordSpans } from './wordSpans'

type Colleague = Person & { readonly id: number; readonly shortname?: string | null | undefined }

export interface QuickContext extends DayContext {
  readonly people: readonly Colleague[]
}

type Meaning = Omit<FollowUp, 'description'>

/** What words of a line were taken for. */
export interface Understood extends Span {
  readonly words: string
  readonly meaning: Meaning
}

export interface QuickTodo {
  readonly draft: FollowUp
  readonly understood: readonly Understood[]
}

/** More words than any way to say a day has. */
const PHRASE_WORDS_MAX = 10

/**
 * What a line says besides its words: `Call back @anna by Friday !` is for Anna, until Friday, and tells her (WT-01). Only its start and its
 * end are read so. What is `kept` stays text.
 */
export function readQuickTodo(line: string, context: QuickContext, kept: readonly string[] = []): QuickTodo {
  const understood = understand(line, context, kept)
  const description = withoutSpans(line, understood)
  if (!description) return { draft: { description: line.trim() }, understood: [] }
  return { draft: { description, ...Object.assign({}, ...understood.map(({ meaning }) => meaning)) }, understood }
}

/** Takes words off the end of a line, then off its start, as long as they mean something and some are left. */
function understand(line: string, context: QuickContext, kept: readonly string[]): Understood[] {
  const understood: Understood[] = []
  let spans = wordSpans(line)
  let hasKept = false
  for (const edge of ['end', 'start'] as const) {
    for (;;) {
      const phrases = phrasesAt(edge, line, spans)
      const stays = phrases.find(({ words }) => kept.includes(words))
      const others = phrases.filter(({ size }) => hasKept || size < spans.length)
      const found = stays ? null : firstMeant(others, edge, line, context)
      // A second day or person is something that the words speak of.
      if (found && understood.some(({ meaning }) => Object.keys(meaning).some((name) => name in found.meaning))) break
      const size = (stays ?? found)?.size
      if (!size) break
      if (found) understood.push(found)
      else hasKept = true
      spans = edge === 'end' ? spans.slice(0, -size) : spans.slice(size)
    }
  }
  return understood.toSorted((one, other) => one.start - other.start)
}

interface Phrase extends Span {
  readonly words: string
  readonly size: number
}

/** What may belong together at an end of a line, the longest first. */
function phrasesAt(edge: Edge, line: string, spans: readonly Span[]): Phrase[] {
  const most = Math.min(PHRASE_WORDS_MAX, spans.length)
  return Array.from({ length: most }, (_, less) => {
    const size = most - less
    const taken = edge === 'end' ? spans.slice(-size) : spans.slice(0, size)
    const [start, end] = [taken[0]?.start ?? 0, taken.at(-1)?.end ?? 0]
    return { start, end, size, words: line.slice(start, end) }
  })
}

function firstMeant(phrases: readonly Phrase[], edge: Edge, line: string, context: QuickContext): (Phrase & Understood) | null {
  for (const phrase of phrases) {
    const meaning = isApart(line, edge, phrase) ? meaningOf(phrase.words, context, edge) : null
    if (meaning) return { ...phrase, meaning }
  }
  return null
}

function meaningOf(words: string, context: QuickContext, edge: Edge): Meaning | null {
  const word = words.normalize('NFKC')
  if (word === '!') return { notify: true }
  if (word.startsWith('@')) {
    const person = personCalled(word.slice(1), context)
    return person ? { to: person.id } : null
  }
  const dueDate = readDay(words, context, edge)
  return dueDate ? { dueDate } : null
}

/** The only one whose short name is this, or whose name begins so. */
function personCalled(name: string, { people, vocabulary: { locale } }: QuickContext): Colleague | undefined {
  const fold = (text: string) => tight(plainText(text, locale))
  const wanted = fold(name)
  if (!wanted) return undefined
  const exact = people.filter(({ shortname }) => shortname && fold(shortname) === wanted)
  const found = exact.length > 0 ? exact : people.filter((person) => fold(fullName(person)).startsWith(wanted))
  return found.length === 1 ? found[0] : undefined
}

/** What is left of a line, without the comma or dash that joined it to what was taken. */
function withoutSpans(line: string, taken: readonly Span[]): string {
  const starts = [0, ...taken.map(({ end }) => end)]
  const pieces = starts.map((start, nth) => line.slice(start, taken[nth]?.start))
  const rest = pieces.join(' ').replaceAll(/\s+/g, ' ').trim()
  const isTakenAt = (at: number) => taken.some(({ start, end }) => start === at || end === at)
  const head = isTakenAt(line.length - line.trimStart().length) ? rest.replace(/^[,;:、–—-] ?/, '') : rest
  return isTakenAt(line.trimEnd().length) ? head.replace(/ ?[,;:、–—-]$/, '') : head
}
