/** The ids with one of them before another, or at the end; null where it stands there already. */
export function moved(ids: readonly number[], id: number, beforeId: number | null): readonly number[] | null {
  const others = ids.filter((one) => one !== id)
  const place = beforeId === null ? others.length : others.indexOf(beforeId)
  const next = others.toSpliced(place, 0, id)
  return next.every((one, index) => one === ids[index]) ? null : next
}

/** One place up or down; null at either end. */
export function stepped(ids: readonly number[], id: number, by: 1 | -1): readonly number[] | null {
  const place = ids.indexOf(id) + by
  if (place < 0 || place >= ids.length) return null
  return ids.filter((one) => one !== id).toSpliced(place, 0, id)
}
