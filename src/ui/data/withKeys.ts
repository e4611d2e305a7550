/** The selection with keys taken in or left out. */
export function withKeys<Key>(selected: ReadonlySet<Key>, keys: readonly Key[], isIn: boolean): Set<Key> {
  const next = new Set(selected)
  for (const key of keys) {
    if (isIn) next.add(key)
    else next.delete(key)
  }
  return next
}
