const ANY_SEGMENT = '[^/]+'
/** A quantifier with a plus behind it; escapes and character classes are stepped over. */
// oxlint-disable-next-line regexp/no-super-linear-move -- requirements are written by the page's own developers, a line each
const POSSESSIVE = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|([*+?]|\{\d+(?:,\d*)?\})\+/g

/**
 * The requirement as the source of a JavaScript expression. PCRE's possessive quantifiers and atomic groups become plain ones, anchors go.
 * One that JavaScript cannot read is left to the server; the value then is one segment.
 */
export function requirementSource(requirement: string): string {
  const source = requirement
    .replace(/^\^|^\\A|\$$|\\[zZ]$/g, '')
    .replace(POSSESSIVE, (whole, quantifier: string | undefined) => quantifier ?? whole)
    .replace(/\(\?>/g, '(?:')
    .replace(/\(\?P</g, '(?<')
    .replace(/\\([pP])([A-Z])(?!\{)/g, '\\$1{$2}')
  return source !== '' && isReadable(source) ? source : ANY_SEGMENT
}

function isReadable(source: string): boolean {
  try {
    return Boolean(new RegExp(source, flagsOf(source)))
  } catch {
    return false
  }
}

/** The dot takes every character, as on the server. Classes such as \p{L} need the u flag; without them it would only refuse harmless escapes. */
export const flagsOf = (source: string): string => (/\\p\{/i.test(source) ? 'su' : 's')

/** True when every value of letters, digits, - and _ matches, so that the expression need not be run on it. */
export const takesAnyWord = (source: string): boolean => /^(?:\.|\[\^\/(?:\\?[.,;:~@|*+?#])*\])[+*]$/.test(source)
