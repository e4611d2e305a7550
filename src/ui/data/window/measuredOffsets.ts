import type { Heights, ItemKey } from './Heights'
import type { Offsets } from './Offsets'

export interface MeasuredOffsets extends Offsets {
  isMeasured(index: number): boolean
  /** Answers by how much an item is higher than it was taken for. */
  measure(index: number, px: number): number
}

/** Of items of differing heights. They are summed up as far as somebody has looked: a long list that is scrolled costs no more than a short one. */
export function measuredOffsets(keys: readonly ItemKey[], heights: Heights): MeasuredOffsets {
  const count = keys.length
  const { usualPx } = heights
  const pxOf = keys.map((key) => heights.byKey.get(key) ?? usualPx)
  let total = pxOf.reduce((sum, px) => sum + px, 0)
  const starts = [0]

  function sumUpTo(isEnough: (index: number, start: number) => boolean): void {
    let last = starts.length - 1
    let start = starts[last] ?? 0
    while (last < count && !isEnough(last, start)) {
      start += pxOf[last] ?? 0
      last += 1
      starts.push(start)
    }
  }

  return {
    count,
    startOf(index) {
      if (index >= count) return total + (index - count) * usualPx
      sumUpTo((last) => last >= index)
      return starts[index] ?? 0
    },
    indexAt(px) {
      if (px >= total) return count + Math.floor((px - total) / usualPx)
      sumUpTo((_, start) => start > px)
      let first = 0
      let end = starts.length
      while (end - first > 1) {
        const middle = (first + end) >> 1
        if ((starts[middle] ?? 0) > px) end = middle
        else first = middle
      }
      return first
    },
    isMeasured(index) {
      const key = keys[index]
      return key !== undefined && heights.byKey.has(key)
    },
    measure(index, px) {
      const key = keys[index]
      // What is hidden has no height.
      if (key === undefined || px === 0) return 0
      heights.usualPx = px
      heights.byKey.set(key, px)
      const change = px - (pxOf[index] ?? 0)
      if (change === 0) return 0
      pxOf[index] = px
      total += change
      starts.length = Math.min(starts.length, index + 1)
      return change
    },
  }
}
