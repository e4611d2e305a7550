import fc from 'fast-check'
import { evenOffsets } from '../../../../../src/ui/data/window/evenOffsets'
import { createHeights } from '../../../../../src/ui/data/window/Heights'
import { measuredOffsets } from '../../../../../src/ui/data/window/measuredOffsets'
import type { Offsets } from '../../../../../src/ui/data/window/Offsets'

const USUAL_PX = 100

const px = fc.integer({ min: 1, max: 400 })
/** Items that are measured, and in between what somebody looks at, as only that is summed up. */
const acts = fc.array(fc.record({ index: fc.nat(60), px: fc.option(px), look: fc.nat(9_000) }), { maxLength: 40 })

/** As they should be, summed up from the first. */
const startIn = (heights: readonly number[], index: number): number =>
  heights.slice(0, index).reduce((sum, height) => sum + height, 0) + Math.max(index - heights.length, 0) * USUAL_PX

function expectOffsets(offsets: Offsets, heights: readonly number[]): void {
  for (let index = heights.length + 2; index >= 0; index--) {
    const start = startIn(heights, index)
    expect(offsets.startOf(index)).toBe(start)
    expect(offsets.indexAt(start)).toBe(index)
    expect(offsets.indexAt(start + 0.5)).toBe(index)
  }
}

test('items of one height', () => {
  fc.assert(
    fc.property(fc.nat(50), (count) =>
      expectOffsets(
        evenOffsets(count, USUAL_PX),
        Array.from({ length: count }, () => USUAL_PX),
      ),
    ),
  )
})

test('items of any heights, in whatever order they are measured and looked at', () => {
  fc.assert(
    fc.property(fc.nat(50), acts, (count, all) => {
      const heights = Array.from({ length: count }, () => USUAL_PX)
      const offsets = measuredOffsets([...heights.keys()], createHeights(USUAL_PX))
      for (const act of all) {
        const before = heights[act.index]
        if (act.px !== null) expect(offsets.measure(act.index, act.px)).toBe(before === undefined ? 0 : act.px - before)
        if (act.px !== null && before !== undefined) heights[act.index] = act.px
        const index = offsets.indexAt(act.look)
        expect(offsets.startOf(index)).toBeLessThanOrEqual(act.look)
        expect(offsets.startOf(index + 1)).toBeGreaterThan(act.look)
      }
      expectOffsets(offsets, heights)
    }),
  )
})

test('above the list is its first item', () => {
  expect(evenOffsets(3, USUAL_PX).indexAt(-50)).toBe(0)
  expect(measuredOffsets([1, 2, 3], createHeights(USUAL_PX)).indexAt(-50)).toBe(0)
})

test('heights are known in another order, and by other lists', () => {
  const heights = createHeights(USUAL_PX)
  measuredOffsets(['a', 'b'], heights).measure(1, 30)
  expect(measuredOffsets(['b', 'a'], heights).startOf(1)).toBe(30)
})

test('what is hidden has no height to learn from', () => {
  const heights = createHeights(USUAL_PX)
  expect(measuredOffsets(['a'], heights).measure(0, 0)).toBe(0)
  expect(heights.usualPx).toBe(USUAL_PX)
})
