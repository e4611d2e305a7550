import { dictionary } from '@zxcvbn-ts/language-common'

/** Passwords of published leaks, the most frequent first; with the words that other languages put into them. */
const LEAKED: readonly string[] = dictionary['passwords-common']
const FURTHER = 'passwort willkommen geheim motdepasse contrasena senha wachtwoord haslo parola sifre qwertzuiop azertyuiop'.split(' ')
/** Only the frequent ones are looked for within a longer password. */
const FREQUENT = 3_000
const MIN_WORD = 5

const simplify = (text: string) => text.toLowerCase().replaceAll('0', 'o').replaceAll('3', 'e').replaceAll('@', 'a').replaceAll('$', 's')

const leaked = new Set(LEAKED.map(simplify))
const words = [...LEAKED.slice(0, FREQUENT), ...FURTHER].filter(({ length }) => length >= MIN_WORD).map(simplify)

/** Whether a guesser would try it early: a well-known one, with little around it, the account's own name, or hardly any different signs. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = simplify(password)
  if (new Set(plain).size < 5 || leaked.has(plain)) return true
  const own = [email, email.split('@', 1)[0] ?? ''].map(simplify).filter(({ length }) => length > 3)
  return [...words, ...own].some((word) => plain.includes(word) && plain.replaceAll(word, '').replaceAll(/[\d\W_]/g, '').length < 4)
}
