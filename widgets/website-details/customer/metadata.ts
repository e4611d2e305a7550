/** Bytes of JSON text (WC-06). */
export const METADATA_MAX_BYTES = 8 * 1024

/** A value as it is typed: numbers, true, false and null are what they look like, everything else is text. */
export function parseValue(text: string): unknown {
  // JSON has neither NaN nor Infinity.
  const number = Number(text)
  if (Number.isFinite(number) && String(number) === text) return number
  if (text === 'true' || text === 'false') return text === 'true'
  return text === 'null' ? null : text
}

/** The other way round; what is neither text nor such a value is shown as JSON. */
export const showValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Metadata as text, always in the same order, so that two texts are equal when the data are. */
export function metadataText(metadata: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

export const isTooLarge = (text: string): boolean => new TextEncoder().encode(text).length > METADATA_MAX_BYTES
