/** A value of an entity as far as it tells whether somebody has changed it: of people and tags the id, of a pause why and until when. */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue).toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value ?? null
  if ('id' in value) return value.id
  // The moment is the server's own, and the order of names says nothing.
  return Object.entries(value)
    .filter(([name]) => name !== 'at')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
