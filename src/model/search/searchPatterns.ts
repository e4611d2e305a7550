import { withoutUnseen } from '../validation/withoutUnseen'
import { wordPattern } from './wordPattern'

const MAX_WORDS = 8
/** Of a word and of a number: each letter of a pattern costs time with every text. */
const MAX_LETTERS = 60

/** What is written around words. */
const SIGN = String.raw`[\s"'<>()[\],;„“”‚‘’«»‹›「」]`
const AROUND = new RegExp(`^${SIGN}+|(?<!${SIGN})${SIGN}+$`, 'gu')

/** Begins with a plus or a zero, and has digits for a number. */
const PHONE = /^(?:\+|0|\(0)(?:[\s()/.–-]*\d){5,}[\s()/.–-]*$/u
const BETWEEN_DIGITS = String.raw`[\s()/.–-]*`

/**
 * What a text must match, all of it, to be found: each word, however it is accented. Of the address of a web page that is its host, and a
 * phone number is found however it is written, with its country or without.
 */
export function searchPatterns(typed: string): readonly string[] {
  const text = withoutUnseen(typed).trim()
  if (PHONE.test(text)) return [digitsOf(text).slice(0, MAX_LETTERS).split('').join(BETWEEN_DIGITS)]
  return text
    .split(/\s+/)
    .map((word) => Array.from(hostIn(word).replaceAll(AROUND, '')).slice(0, MAX_LETTERS).join(''))
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(wordPattern)
}

/** Without what stands for "abroad" or for "another town": numbers are kept with the code of their country. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^0{1,2}/, '')

const hostIn = (word: string): string => /^(?:https?:\/\/(?:www\.)?|www\.)([^/?#\s]+)/i.exec(word)?.[1] ?? word
