/** What follows one that leaves a list, or the last before it; of those that stay. */
export function nextAfter<T>(
  list: readonly T[],
  one: T | undefined,
  stays: (other: T) => boolean = (other) => other !== one,
): T | undefined {
  const at = list.findIndex((other) => other === one)
  return list.slice(at + 1).find(stays) ?? list.findLast(stays)
}
