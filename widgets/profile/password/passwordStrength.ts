import { PASSWORD_MIN_LENGTH } from '../../../src/model'

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Characters below which a long password is still a pattern. */
const MIN_DIFFERENT = 8
const STRONG_LENGTH = 16
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** A word for how hard a password is to guess, by its length and variety. Whether it is a well-known one is for the server to say. */
export function passwordStrength(password: string): Strength {
  if (password.length < PASSWORD_MIN_LENGTH) return 'short'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (new Set(password).size < MIN_DIFFERENT) return 'weak'
  return password.length >= STRONG_LENGTH || kinds >= 3 ? 'strong' : 'fair'
}
