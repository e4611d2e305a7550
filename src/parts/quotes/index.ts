export { quoteOf } from './quoteOf'
export { type QuotedText, splitQuote } from './splitQuote'
