/** What mail programs put around, or before, the mail that is answered. */
const QUOTES = [
  'blockquote[type="cite"]',
  '.gmail_quote',
  '.gmail_extra',
  '.moz-cite-prefix',
  '.yahoo_quoted',
  '.protonmail_quote',
  '#divRplyFwdMsg',
  '#appendonsend',
].join(',')

/** What a mail quotes at its end; null when there is nothing, or nothing else. */
export function quoteOf(root: HTMLElement): Range | null {
  const quote = root.querySelector(QUOTES)
  if (!quote) return null
  const range = root.ownerDocument.createRange()
  range.setStart(root, 0)
  range.setEndBefore(quote)
  if (range.toString().trim() === '') return null
  range.setStartBefore(quote)
  range.setEndAfter(root.lastChild ?? quote)
  return range
}
