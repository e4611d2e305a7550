/** Numbers that look random and are the same on every run with the same seed. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { next, int, chance: (probability) => next() < probability, pick: (items) => itemAt(items, int(0, items.length - 1)) }
}

/** The item at an index that may run past the end: lists repeat. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}

// https://github.com/bryc/code/blob/master/jshash/PRNGs.md, public domain
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
