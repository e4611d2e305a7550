/** More than a list asks for. Then all is forgotten: a host that runs for months must not grow. */
const KEPT_MAX = 5_000

/** Works something out once for each two: lists ask for the same again with each row. `npm run bench -- dates` has what it saves. */
export function rememberedPair<Other extends string | number, Value>(make: (one: string, other: Other) => Value): typeof make {
  const made = new Map<string, Value>()
  return (one, other) => {
    const key = `${one} ${other}`
    const known = made.get(key) ?? make(one, other)
    if (made.size >= KEPT_MAX) made.clear()
    made.set(key, known)
    return known
  }
}
