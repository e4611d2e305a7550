export interface QuotedText {
  readonly own: string
  readonly quoted: string
}

const QUOTED_LINE = /^\s*>/
/** "On Monday … wrote:" and its likes: a line that ends in a colon and names a mail address or a time of day. */
const INTRODUCTION = /<[^<>@]+@[^<>]+>|\d{1,2}[:.]\d{2}/
const INTRODUCTION_LENGTH = { min: 12, max: 400 }
/** "-----Original Message-----" in any language, or a row of underscores. */
const DIVIDER = /^\s*(?:-{3,}\s?\p{L}[\p{L} ]*\s?-{3,}|_{20,})\s*$/u

/** Cuts off what an answer quotes at its end. A text that is nothing but a quote stays whole. */
export function splitQuote(text: string): QuotedText {
  const lines = text.split('\n')
  const start = dividerIn(lines) ?? trailingQuoteIn(lines)
  if (start === undefined) return { own: text, quoted: '' }
  const own = lines.slice(0, start).join('\n').trimEnd()
  return own ? { own, quoted: lines.slice(start).join('\n').trim() } : { own: text, quoted: '' }
}

function dividerIn(lines: readonly string[]): number | undefined {
  const index = lines.findIndex((line) => DIVIDER.test(line))
  return index < 0 ? undefined : index
}

function trailingQuoteIn(lines: readonly string[]): number | undefined {
  let start = lines.length
  let hasQuote = false
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? ''
    if (QUOTED_LINE.test(line)) {
      hasQuote = true
      start = index
    } else if (line.trim() !== '') break
  }
  if (!hasQuote) return undefined
  const before = lines.findLastIndex((line, index) => index < start && line.trim() !== '')
  return before >= 0 && isIntroduction(lines[before] ?? '') ? before : start
}

function isIntroduction(line: string): boolean {
  const { min, max } = INTRODUCTION_LENGTH
  return line.length >= min && line.length <= max && line.trimEnd().endsWith(':') && INTRODUCTION.test(line)
}
