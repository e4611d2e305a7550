import { type Translate, useLocale, useMessages } from '../../../../src/i18n'
import { useToday } from '../../../../src/islands'
import { usePeople } from '../../../../src/parts/people'
import { type QuickTodo, readQuickTodo } from './readQuickTodo'
import { createVocabulary, type Vocabulary } from './Vocabulary'
import { wordsOf } from './wordsOf'

const NOTHING: QuickTodo = { draft: { description: '' }, understood: [] }

const known = new WeakMap<Translate, Vocabulary>()

/** Made when something is read: it asks much of `Intl`. */
function vocabularyOf(locale: string, t: Translate): Vocabulary {
  const vocabulary = known.get(t) ?? createVocabulary(locale, wordsOf(t))
  known.set(t, vocabulary)
  return vocabulary
}

/** Reads lines as the viewer writes them; words that are kept stay text. */
export function useQuickTodos(): (line: string, kept?: readonly string[]) => QuickTodo {
  const t = useMessages()
  const locale = useLocale()
  const people = usePeople()
  const today = useToday()
  return (line, kept) => (line.trim() ? readQuickTodo(line, { people, today, vocabulary: vocabularyOf(locale, t) }, kept) : NOTHING)
}
