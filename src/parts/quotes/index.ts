export { quoteOf } from './quoteOf'
export { splitQuote } from './splitQuote'
