import { TODO_LENGTH_MAX } from '../../../src/model'

/** As many as the server takes at once (defaults 5.10). */
const MAX_LINES = 100

/** The to-dos of a pasted text, one for each line, without what marks the items of a list. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)]|\[[ x]?\])\s+/i, '').trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => line.slice(0, TODO_LENGTH_MAX))
    .slice(0, MAX_LINES)
}
