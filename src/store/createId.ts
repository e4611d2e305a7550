const last = new Map<string, number>()

/** An id that is unique on this page: `toast-1`. */
export function createId(prefix: string): string {
  const next = (last.get(prefix) ?? 0) + 1
  last.set(prefix, next)
  return `${prefix}-${next}`
}
