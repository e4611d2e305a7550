import type { Completion } from '../completion/Completion'

/** What stands at the beginning of a line and goes on for a few words: addresses and fractions stand elsewhere, or find no template. */
const BEGUN = /(?:^|\n)\/([^\n]{0,40})$/

/** Which saved reply somebody is about to choose at the caret. */
export function slashBefore(text: string, caret: number): Completion | null {
  const query = BEGUN.exec(text.slice(0, caret))?.[1]
  return query === undefined ? null : { from: caret - query.length - 1, to: caret, query }
}
