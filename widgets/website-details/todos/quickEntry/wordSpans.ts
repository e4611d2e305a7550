/** Where a word begins and ends. */
export interface Span {
  readonly start: number
  readonly end: number
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Longer runs are no sentence. */
const RUN_MAX = 200

/** The words of a line: between spaces, and in Japanese, which has none, as its dictionary parts them. */
export function wordSpans(line: string): Span[] {
  return [...line.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const isName = word.normalize('NFKC').startsWith('@')
    if (isName || word.length > RUN_MAX || !UNSPACED.test(word)) return [{ start: index, end: index + word.length }]
    return [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(word)].map(({ segment, index: at }) => ({
      start: index + at,
      end: index + at + segment.length,
    }))
  })
}

/**
 * Whether a phrase at an end of a line is one by itself. Where no space parts it from the rest, one letter says too little (金), and particles
 * belong to what is before them (今日の).
 */
export function isApart(line: string, edge: 'start' | 'end', { start, end }: Span): boolean {
  const at = edge === 'end' ? start : end
  if (at === 0 || at === line.length || /\s/.test(line.slice(at - 1, at + 1))) return true
  return end - start > 1 && (edge === 'end' || !/\p{Script=Hiragana}/u.test(line[at] ?? ''))
}
