import { quoteStart } from './quoteLines'

export interface QuotedText {
  readonly own: string
  readonly quoted: string
}

/** Cuts off what an answer quotes at its end. A text that is nothing but a quote stays whole. */
export function splitQuote(text: string): QuotedText {
  const lines = text.split('\n')
  const start = quoteStart(lines)
  if (start === undefined) return { own: text, quoted: '' }
  const own = lines.slice(0, start).join('\n').trimEnd()
  return own ? { own, quoted: lines.slice(start).join('\n').trim() } : { own: text, quoted: '' }
}
