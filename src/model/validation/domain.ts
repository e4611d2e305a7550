import { isLabel, labelsOf } from './labels'

const TOP_LEVEL = /^\p{L}{2,11}$/u
const LOOSE_LABEL = /^[\p{L}\p{M}\p{N}_-]+$/u

/** Optional subdomain label, a name, and a top-level part of 2 to 11 letters (spec 5). A URL scheme fails at its colon. */
export function isDomain(value: string): boolean {
  const labels = labelsOf(value)
  if (!labels || labels.length < 2 || labels.length > 3) return false
  return labels.every(isLabel) && TOP_LEVEL.test(labels.at(-1) ?? '')
}

/** Dotted labels of letters, digits, dash and underscore (spec 5), as in DNS records such as `_dmarc.example.com`. */
export function isDomainLike(value: string): boolean {
  const labels = labelsOf(value)
  return Boolean(labels && labels.length > 1 && labels.every((label) => LOOSE_LABEL.test(label)))
}
