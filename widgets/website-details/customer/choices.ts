import { COUNTRIES, countryName, LOCALE_NAMES, LOCALES } from '../../../src/model'
import type { Option } from '../../../src/ui'

export type ChoiceKind = 'country' | 'language'

/** What there is to choose, by name in the reader's language. A value that is none of them stays choosable. */
export function choicesOf(kind: ChoiceKind, locale: string, value: string): Option[] {
  const known = kind === 'country' ? countries(locale) : LOCALES.map((name): Option => ({ value: name, label: LOCALE_NAMES[name] }))
  return !value || known.some((option) => option.value === value) ? known : [{ value, label: value }, ...known]
}

function countries(locale: string): Option[] {
  const { compare } = new Intl.Collator(locale)
  const all = COUNTRIES.map(({ alpha2 }) => ({ value: alpha2, label: countryName(alpha2, locale) }))
  return all.toSorted((a, b) => compare(a.label, b.label))
}
