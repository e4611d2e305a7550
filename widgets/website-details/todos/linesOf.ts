/** As many as the server takes at once, and as long (defaults 5.10). */
const MAX_LINES = 100
const MAX_LENGTH = 1_000

/** The to-dos of a pasted text, one for each line, without what marks the items of a list. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)]|\[[ x]?\])\s+/i, '').trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => line.slice(0, MAX_LENGTH))
    .slice(0, MAX_LINES)
}
