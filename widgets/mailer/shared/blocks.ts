const TAG = /<(\/?)(?!br\b)[a-z][^<>]*>/gi

/** The words of a text, however they are formatted. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The paragraphs, lists and headings of a text, one after another. */
function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let from = 0
  for (const tag of html.matchAll(TAG)) {
    depth += tag[1] ? -1 : 1
    if (depth > 0) continue
    const to = tag.index + tag[0].length
    blocks.push(html.slice(from, to))
    from = to
  }
  return [...blocks, html.slice(from)]
}

/** What of a text does not stand in another one. */
export function blocksBeyond(html: string, other: string): string {
  const known = new Set(['', ...blocksOf(other).map(wordsOf)])
  return blocksOf(html)
    .filter((block) => !known.has(wordsOf(block)))
    .join('')
}
