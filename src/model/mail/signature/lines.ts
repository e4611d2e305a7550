import { isEmail } from '../../validation/email'
import { GREETINGS, LEGAL_FORMS, LEGAL_FORMS_BEFORE, LEGAL_FORMS_BEHIND, PHONE_LABELS, SALUTATIONS, TITLES } from './words'

// What one piece of a signature is. Patterns have no nested repetition: a pasted text may be anything.

type PhoneKind = keyof typeof PHONE_LABELS

/** Digits of a number that can be called (E.164 allows 15). */
const PHONE_DIGITS = { min: 6, max: 15 }
const MAX_NAME_WORDS = 5

const lower = (text: string): string => text.toLowerCase()

/** `Tel.: +49 431` → `+49 431` for the label `tel`; null when the piece does not begin with it. */
function behindLabel(piece: string, label: string): string | null {
  if (!lower(piece).startsWith(label)) return null
  const rest = piece.slice(label.length)
  return /^\p{L}/u.test(rest) ? null : rest.replace(/^[\s.:：)/-]+/u, '')
}

/** The e-mail address of a piece. */
export function emailIn(piece: string): string | null {
  // What stands before a colon says what it is: `mailto:`, `E-Mail:`.
  const words = piece.split(/[\s<>()[\],;]+/u).map((word) => word.replace(/^[^:：@]{1,20}[:：]/u, '').replace(/\.$/, ''))
  return words.find(isEmail) ?? null
}

/** A number that says what it is, or that begins as only numbers of phones do. */
export function phoneIn(piece: string): { kind: PhoneKind; number: string } | null {
  for (const kind of ['fax', 'mobile', 'phone'] as const)
    for (const label of PHONE_LABELS[kind]) {
      const number = numberOf(behindLabel(piece, label) ?? '')
      if (number) return { kind, number }
    }
  const number = numberOf(piece)
  return number && (number.startsWith('+') || /^\(?0/.test(number)) ? { kind: 'phone', number } : null
}

function numberOf(text: string): string | null {
  const number = text.trim()
  if (!/^\+?[\d\s()./–-]+$/u.test(number)) return null
  const digits = number.replaceAll(/\D/g, '').length
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max ? number : null
}

interface Place {
  readonly zip: string
  readonly city: string
}

const ZIP_FIRST = /^(?:[A-Z]{1,2}[-–])?(\d{4} ?[A-Z]{2}|\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})\s+(\p{L}[^\d]*)$/u
// oxlint-disable-next-line regexp/no-super-linear-backtracking -- a piece of a signature has at most 200 characters
const ZIP_LAST = /^(\p{L}[^\d,]*),?\s+((?:[A-Z]{2}\s)?\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/u
const ZIP_JAPAN = /^〒?\s?(\d{3}-\d{4})\s*(\p{L}.*)$/u

/** Postal code and city, in the order of Europe, of America and Britain, and of Japan. */
export function placeIn(piece: string): Place | null {
  const last = ZIP_LAST.exec(piece)
  if (last?.[1] && last[2]) return { zip: last[2], city: last[1].trim() }
  const first = ZIP_FIRST.exec(piece) ?? ZIP_JAPAN.exec(piece)
  return first?.[1] && first[2] ? { zip: first[1], city: first[2].trim() } : null
}

/** A street with its number, before or behind. */
export const isStreet = (piece: string): boolean =>
  /^\p{L}[^\d@:]{2,60}\s\d{1,5}\s?[a-z]?(?:[-–/]\d{1,5}[a-z]?)?$/iu.test(piece) || /^\d{1,5}\s?[a-z]?,?\s\p{L}[^\d@:]{2,60}$/iu.test(piece)

export function isFirm(piece: string): boolean {
  const text = lower(piece)
  return (
    LEGAL_FORMS.some((form) => text.endsWith(` ${form}`)) ||
    LEGAL_FORMS_BEHIND.some((form) => text.endsWith(form)) ||
    LEGAL_FORMS_BEFORE.some((form) => text.startsWith(form))
  )
}

export const isGreeting = (piece: string): boolean => GREETINGS.some((greeting) => lower(piece).startsWith(greeting))

/** `Viele Grüße Anna Muster` → `Anna Muster`; null where nothing is greeted. */
export function behindGreeting(piece: string): string | null {
  const greeting = GREETINGS.find((one) => lower(piece).startsWith(one))
  return greeting === undefined ? null : piece.slice(greeting.length).replace(/^[\s,.!:]+/u, '')
}

/** `Sehr geehrte Damen und Herren`; `Hilde Hansen` begins with no salutation. */
export const isSalutation = (piece: string): boolean =>
  SALUTATIONS.some((word) => lower(piece).startsWith(word) && (word > 'ぁ' || !/^\p{L}/u.test(piece.slice(word.length))))

interface FullName {
  readonly title?: string
  readonly forename: string
  readonly surname: string
}

/** `Dr. Mira van der Berg`: every word begins with a capital letter, but for what stands before a surname. */
export function nameIn(piece: string): FullName | null {
  const title = TITLES.find((one) => lower(piece).startsWith(`${one} `))
  const words = piece
    .slice(title?.length ?? 0)
    .trim()
    .split(/\s+/u)
  if (words.length < 2 || words.length > MAX_NAME_WORDS || !words.every(isNameWord)) return null
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word))
  const isJapanese = words.every((word) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(word))
  const at = isJapanese ? 1 : particle > 0 && particle < words.length - 1 ? particle : words.length - 1
  const [before, behind] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  const name = isJapanese ? { forename: behind, surname: before } : { forename: before, surname: behind }
  return { ...(title && { title: piece.slice(0, title.length) }), ...name }
}

const PARTICLES = new Set('van von der den de di da dos del della la le zu af av bin'.split(' '))
export const isParticle = (word: string): boolean => PARTICLES.has(word)
export const isNameWord = (word: string): boolean => isParticle(word) || /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*$/u.test(word)
