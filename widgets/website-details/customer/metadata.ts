/** Bytes of JSON text (WC-06). */
export const METADATA_MAX_BYTES = 8 * 1024

/** A value as it is typed: numbers, true, false and null are what they look like, everything else is text. */
export function parseValue(text: string): unknown {
  const trimmed = text.trim()
  const isNumber = trimmed !== '' && String(Number(trimmed)) === trimmed
  if (isNumber) return Number(trimmed)
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
  return trimmed === 'null' ? null : text
}

/** The other way round; what is neither text nor such a value is shown as JSON. */
export const showValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Metadata as text, always in the same order, so that two texts are equal when the data are. */
export function metadataText(metadata: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

export const isTooLarge = (text: string): boolean => new TextEncoder().encode(text).length > METADATA_MAX_BYTES
