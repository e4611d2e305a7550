import type { IsoDay } from './IsoDay'

/** More than a list asks for. Then all is forgotten: a host that runs for months must not grow. */
const KEPT_MAX = 5_000

/** Works something out once for a day and what goes with it: lists ask for the same again with each row. */
export function rememberedPair<Other extends IsoDay | number, Made>(make: (day: IsoDay, other: Other) => Made): typeof make {
  const made = new Map<string, Made>()
  return (day, other) => {
    const key = `${day} ${other}`
    const known = made.get(key) ?? make(day, other)
    if (made.size >= KEPT_MAX) made.clear()
    made.set(key, known)
    return known
  }
}
