import { folded } from './folded'

/** Latin, Greek, Cyrillic, kana, and the forms of full and half width: first and last code points. */
const RANGES = [
  [0x41, 0x5a],
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x3040, 0x30ff],
  [0xff01, 0xff9f],
] as const

/** Letters that some spell with two where a keyboard or an address lacks them, besides with the one that they look like. */
const SPELLED: Readonly<Record<string, string>> = { ae: 'äÄ', oe: 'öÖøØ', ue: 'üÜ', aa: 'åÅ' }
const SPELLING_OF = new Map(Object.entries(SPELLED).flatMap(([two, letters]) => Array.from(letters, (letter) => [letter, two] as const)))

/**
 * Files of a Mac have their accents as characters of their own, and so has what is copied from their names; kana of half width have their
 * marks so.
 */
const MARKS = String.raw`[\u0300-\u036f\u3099\u309a\uff9e\uff9f]*`
const WITH_MARKS = /\p{L}[\u0300-\u036f\u3099\u309a]+/gu
const HALF_WIDTH_KANA = /[\uff66-\uff9f]+/g

/**
 * A regular expression for texts with a word, in any case and however it is accented: `muller` is in `Müller`, `Mueller` in `Müller` and
 * the other way round. It is one for JavaScript (with the flag `u`) and for PostgreSQL.
 */
export function wordPattern(word: string): string {
  const letters = Array.from(word.replaceAll(HALF_WIDTH_KANA, (kana) => kana.normalize('NFKC')).replaceAll(WITH_MARKS, composed))
  const parts: string[] = []
  for (let at = 0; at < letters.length; at += 1) {
    const [letter = '', next = ''] = letters.slice(at)
    const both = lettersSpelled((letter + next).toLowerCase())
    parts.push(both ? `(?:${same(letter)}${same(next)}|${both})` : spelling(letter))
    if (both) at += 1
  }
  return parts.join('')
}

/** As one letter; a mark that no letter has is left out, since a text may have it all the same. */
const composed = (marked: string): string => marked.normalize('NFC').replaceAll(/[\u0300-\u036f\u3099\u309a]/g, '')

/** The letter itself, and the two that some spell it with. */
function spelling(letter: string): string {
  const two = SPELLING_OF.get(letter) ?? folded(letter)
  const spelled = lettersSpelled(two)
  return spelled ? `(?:${same(letter)}|${Array.from(two, same).join('')}|${spelled})` : same(letter)
}

/** Letters that are spelled with these two. */
function lettersSpelled(two: string): string | undefined {
  const letters = two.length === 2 ? (formsOf(two) ?? '') + (SPELLED[two] ?? '') : ''
  return letters ? `[${letters}]${MARKS}` : undefined
}

/** The letter and those that differ from it by case, accent or width. */
function same(letter: string): string {
  const bare = folded(letter)
  const others = bare.length === 1 ? formsOf(bare) : undefined
  return others ? `[${bare}${others}${letter}]${MARKS}` : letter.replace(/[$()*+.?[\\\]^{|}]/, String.raw`\$&`)
}

const LETTERS = /^[\p{L}\p{N}]{1,2}$/u

let forms: ReadonlyMap<string, string> | undefined

/** What is folded to these letters. */
function formsOf(bare: string): string | undefined {
  forms ??= allForms()
  return forms.get(bare)
}

function allForms(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [first, last] of RANGES)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code)
      const bare = folded(letter)
      if (LETTERS.test(bare) && bare !== letter) found.set(bare, (found.get(bare) ?? '') + letter)
    }
  return found
}
