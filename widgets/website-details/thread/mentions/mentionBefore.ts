import type { Completion } from '../../../../src/parts/composer'

// A name has two words at most while it is looked for; a mail address begins with no @.
const BEGUN = /(?:^|[\s(])@((?:[\p{L}\p{N}.'’-]+(?: [\p{L}\p{N}.'’-]+)?)?)$/u

/** Whom somebody is about to name at the caret. */
export function mentionBefore(text: string, caret: number): Completion | null {
  const found = BEGUN.exec(text.slice(0, caret))
  const query = found?.[1]
  return query === undefined ? null : { from: caret - query.length - 1, to: caret, query }
}
