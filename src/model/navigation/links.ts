/** Completes what people type as a link, exactly as spec 5 has it. Use `safeHref` on the result before it becomes an `href`. */
export function normaliseLink(value: string): string {
  if (value.startsWith('mailto:')) return value
  if (value.includes('@')) return `mailto:${value}`
  return value.startsWith('http') ? value : `https://${value}`
}

/** spec 5: everything except digits and + is stripped. */
export const telLink = (value: string): string => `tel:${value.replace(/[^\d+]/g, '')}`

const SAFE_SCHEME = /^(?:https?|mailto|tel):/i
// Browsers drop control characters and outer spaces before they look at the scheme, so "java\nscript:" is a scheme to them.
const DROPPED_BY_BROWSERS = /\p{Cc}/gu

/** A link that cannot run code: http, https, mailto and tel pass, anything else becomes text after https://. */
export function safeHref(value: string): string {
  const cleaned = value.replace(DROPPED_BY_BROWSERS, '').trim()
  return SAFE_SCHEME.test(cleaned) ? cleaned : `https://${cleaned}`
}
