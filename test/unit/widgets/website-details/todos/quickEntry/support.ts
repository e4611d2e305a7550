import { readFileSync } from 'node:fs'
import { createTranslator } from '../../../../../../src/i18n'
import type { Locale } from '../../../../../../src/model'
import { createVocabulary, type Vocabulary } from '../../../../../../widgets/website-details/todos/quickEntry/Vocabulary'
import { wordsOf } from '../../../../../../widgets/website-details/todos/quickEntry/wordsOf'

/** What the readers of a language type, with the words of its message file. */
export function vocabularyOf(locale: Locale): Vocabulary {
  const pack = JSON.parse(readFileSync(`widgets/website-details/messages/${locale}.json`, 'utf8'))
  return createVocabulary(locale, wordsOf(createTranslator(locale, [pack])))
}
