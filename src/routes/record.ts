export type Row = Readonly<Record<string, unknown>>

/** The value as a map; an empty one for anything else, such as PHP's `[]`. */
export const record = (value: unknown): Row => (isRecord(value) ? value : {})

export const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own properties only, so that no name reaches a prototype. */
export const own = (row: Row, key: string): unknown => (Object.hasOwn(row, key) ? row[key] : undefined)

export const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean)

/** A default of a placeholder: undefined without one, null for "may be absent". */
export function defaultOf(defaults: Row, name: string): string | null | undefined {
  const value = own(defaults, name)
  if (value === undefined) return undefined
  return value === null ? null : text(value)
}
