import type { Encoding } from './RouteTable'

/** Means the same encoded and not. */
export const WORD = /^[\w-]+$/

/** As PHP's rawurlencode: everything but letters, digits and -._~ */
const strict = (value: string): string => (WORD.test(value) ? value : rawUrlEncode(value))
const rawUrlEncode = (value: string): string => encodeURIComponent(value).replace(/[!'()*]/g, percent)
const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Encodes like `strict` and gives the listed characters back. */
function keeping(characters: string): (value: string) => string {
  const codes = new Map(Array.from(characters, (character) => [percent(character), character]))
  const pattern = new RegExp(Array.from(codes.keys()).join('|'), 'g')
  return (value) => (WORD.test(value) ? value : rawUrlEncode(value).replace(pattern, (code) => codes.get(code) ?? code))
}

// The lists are those of Symfony's UrlGenerator (decodedChars, queryFragmentDecoded) and of Laravel's RouteUrlGenerator (dontEncode).
// Laravel also leaves ? # and % alone, with which a value would leave its place.
const symfonyPath = /*#__PURE__*/ keeping('/@:;,=+!*|')
const symfonyQuery = /*#__PURE__*/ keeping('/@:;,!*?')
const laravelPath = /*#__PURE__*/ keeping('/@:;,=+!*|&')

export const symfony: Encoding = {
  text: symfonyPath,
  value: symfonyPath,
  query: symfonyQuery,
  index: () => '',
  boolean: String,
  root: '/',
}

export const laravel: Encoding = {
  text: laravelPath,
  value: laravelPath,
  query: strict,
  index: String,
  boolean: (value) => (value ? '1' : '0'),
  root: '',
}

/** For servers that are not known: nothing but the slash is left that any of them could give a meaning. */
export const plain: Encoding = {
  text: symfonyPath,
  value: /*#__PURE__*/ keeping('/'),
  query: strict,
  index: () => '',
  boolean: String,
  root: '/',
}
