/** The ids with one of them before another, or at the end; null where it stands there already. */
export function moveBefore(ids: readonly number[], id: number, beforeId: number | null): readonly number[] | null {
  const others = ids.filter((one) => one !== id)
  const place = beforeId === null ? others.length : others.indexOf(beforeId)
  const next = others.toSpliced(place, 0, id)
  return next.every((one, index) => one === ids[index]) ? null : next
}

/** What one step up or down puts an item before; null for the end, undefined where there is no way. */
export function stepTarget(ids: readonly number[], id: number, step: 1 | -1): number | null | undefined {
  const index = ids.indexOf(id)
  const next = index + step
  if (index < 0 || next < 0 || next >= ids.length) return undefined
  return ids[step < 0 ? next : next + 1] ?? null
}
