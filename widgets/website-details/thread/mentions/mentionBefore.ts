/** The beginning of a name after an @. */
export interface Mention {
  /** Where in the text the @ is. */
  readonly from: number
  readonly to: number
  readonly query: string
}

// A name has two words at most while it is looked for; a mail address begins with no @.
const BEGUN = /(?:^|[\s(])@((?:[\p{L}\p{N}.'’-]+(?: [\p{L}\p{N}.'’-]+)?)?)$/u

/** Whom somebody is about to name at the caret. */
export function mentionBefore(text: string, caret: number): Mention | null {
  const found = BEGUN.exec(text.slice(0, caret))
  const query = found?.[1]
  return query === undefined ? null : { from: caret - query.length - 1, to: caret, query }
}
