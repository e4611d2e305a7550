import { type PageIssue, pageIssue } from './PageIssue'

const SPACE = /[ \t\n\r]*/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
// Up to the closing quote, or as far as the text is a string.
// oxlint-disable-next-line no-control-regex -- only these control characters are forbidden in one
const STRING = /"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y

export const jsonIssue = (text: string): PageIssue => pageIssue('syntax', '', jsonProblem(text))

/** Why a text is not JSON, and where: only some browsers tell the position. */
export function jsonProblem(text: string): string {
  const at = errorAt(text)
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const found = at >= text.length ? 'the text ends too early' : `unexpected ${JSON.stringify(character)}`
  const hint = /^\s*[{[]\s*&(?:quot|#34|#x22);/i.test(text) ? '; the template has HTML-escaped it, print it raw' : ''
  return `not JSON: ${found} at ${place}${hint}`
}

/** Index of the first character that no JSON text can have there; the length of the text when it only ends too early. */
function errorAt(text: string): number {
  const closers: string[] = []
  let next: 'value' | 'key' | ':' | ',' = 'value'
  let justOpened = false
  let at = 0
  for (;;) {
    at = end(SPACE, text, at)
    const character = text.charAt(at)
    const start = at
    if (character !== '' && character === closers.at(-1) && (justOpened || next === ',')) {
      closers.pop()
      justOpened = false
      next = ','
      at += 1
      continue
    }
    justOpened = false
    if (next === ':' || next === ',') {
      if (character !== next || closers.length === 0) return at
      next = next === ',' && closers.at(-1) === '}' ? 'key' : 'value'
      at += 1
    } else if (character === '"') {
      at = end(STRING, text, at)
      if (text.charAt(at) !== '"') return at
      next = next === 'key' ? ':' : ','
      at += 1
    } else if (next === 'value' && (character === '{' || character === '[')) {
      closers.push(character === '{' ? '}' : ']')
      justOpened = true
      next = character === '{' ? 'key' : 'value'
      at += 1
    } else {
      if (next === 'value') at = end(SCALAR, text, at)
      if (at === start) return at
      next = ','
    }
  }
}

/** Where a match that begins at `from` ends; `from` itself without one. */
function end(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}
