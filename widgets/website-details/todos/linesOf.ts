/** The to-dos of a pasted text, one for each line, without what marks the items of a list. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)]|\[[ x]?\])\s+/i, '').trim())
    .filter((line) => line !== '')
