import { METADATA_MAX_BYTES } from '../../../src/model'

export const METADATA_KINDS = ['text', 'number', 'flag'] as const
export type MetadataKind = (typeof METADATA_KINDS)[number]

/** What a value is; null for what cannot be typed into a field. Nothing is a text that nobody has written yet. */
export function kindOf(value: unknown): MetadataKind | null {
  if (value === null || typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'flag' : null
}

/** A typed value of its kind; undefined when it is none. */
export function parseAs(kind: MetadataKind, text: string): string | number | boolean | undefined {
  if (kind === 'text') return text
  const typed = text.trim()
  if (kind === 'flag') return typed === 'true' || typed === 'false' ? typed === 'true' : undefined
  const number = Number(typed)
  // JSON has neither NaN nor Infinity.
  return typed && Number.isFinite(number) ? number : undefined
}

export const isTooLarge = (text: string): boolean => new TextEncoder().encode(text).length > METADATA_MAX_BYTES
