import { intlTag } from './locales'

/** The name of a language in that of the reader; the code itself if it is none. */
export function languageName(language: string, locale: string): string {
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'language', fallback: 'code' })
  return /^[a-z]{2,3}$/i.test(language) ? (names.of(language) ?? language) : language
}
