export interface Person {
  name?: string | null | undefined
  forename?: string | null | undefined
  surname?: string | null | undefined
}

/** What turns the text after it around, also text that is not the name. Letters of every language have their direction by themselves. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Forename plus surname, else name (spec 3). */
export function fullName({ forename, surname, name }: Person): string {
  const parts = [forename, surname].map((part) => part?.trim()).filter(Boolean)
  return (parts.join(' ') || name?.trim() || '').replaceAll(TURNS, '')
}

/** The first letters of the first two words of the full name (spec 3). */
export function initials(person: Person): string {
  return fullName(person).split(/\s+/, 2).map(firstLetter).join('')
}

/** A letter of English with nothing that could belong to it; most are, and segmenting is slow. */
const IS_ONE_LETTER = /^[ -~](?![^ -~])/

let segmenter: Intl.Segmenter | undefined

// A letter may consist of several code points: combining accents, emoji.
function firstLetter(word: string): string {
  if (IS_ONE_LETTER.test(word)) return word.charAt(0)
  segmenter ??= new Intl.Segmenter()
  const [first] = segmenter.segment(word)
  return first?.segment ?? ''
}

/** A new list in the order the reader's language gives to full names (spec 3). */
export function sortByFullName<P extends Person>(people: readonly P[], locale?: string): P[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return people.toSorted((a, b) => compare(fullName(a), fullName(b)))
}
