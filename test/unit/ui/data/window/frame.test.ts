import fc from 'fast-check'
import { type Frame, firstFrame, moved, rangeAt, topShowing, within } from '../../../../../src/ui/data/window/frame'
import { createHeights } from '../../../../../src/ui/data/window/Heights'
import { measuredOffsets } from '../../../../../src/ui/data/window/measuredOffsets'

const heights = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 60 })
const height = fc.integer({ min: 1, max: 900 })
const place = fc.double({ min: 0, max: 1, noNaN: true })

function offsetsOf(all: readonly number[]) {
  const offsets = measuredOffsets([...all.keys()], createHeights(100))
  for (const [index, px] of all.entries()) offsets.measure(index, px)
  return offsets
}
const totalOf = (all: readonly number[]): number => all.reduce((sum, px) => sum + px, 0)
/** As far as a browser scrolls, in eighths of a pixel: sums of these are exact. */
const topAt = (all: readonly number[], share: number, shown: number): number =>
  Math.round(Math.max(totalOf(all) - shown, 0) * share * 8) / 8

test('a range covers the view with no item too many', () => {
  fc.assert(
    fc.property(heights, height, place, (all, shown, share) => {
      const offsets = offsetsOf(all)
      const top = topAt(all, share, shown)
      const { first, end } = rangeAt(offsets, { top, height: shown }, 0)
      expect(offsets.startOf(first)).toBeLessThanOrEqual(top)
      expect(offsets.startOf(first + 1)).toBeGreaterThan(top)
      expect(offsets.startOf(end)).toBeGreaterThanOrEqual(top + shown)
      expect(offsets.startOf(end - 1)).toBeLessThan(top + shown)
    }),
  )
})

test('wherever somebody scrolls, and whatever is measured meanwhile, what is rendered covers the view', () => {
  const step = fc.record({ share: place, index: fc.nat(60), px: fc.integer({ min: 20, max: 300 }) })
  fc.assert(
    fc.property(heights, height, fc.nat(4), fc.array(step), (all, shown, overscan, steps) => {
      const now = [...all]
      const offsets = offsetsOf(now)
      let frame: Frame = firstFrame(offsets, shown)
      for (const { share, index, px } of steps) {
        offsets.measure(index, px)
        if (index < now.length) now[index] = px
        const top = topAt(now, share, shown)
        frame = moved(frame, offsets, { top, height: shown }, overscan)
        const { first, end } = within(frame, offsets.count)
        expect(offsets.startOf(first)).toBeLessThanOrEqual(top)
        expect(offsets.startOf(end)).toBeGreaterThanOrEqual(Math.min(top + shown, totalOf(now)))
      }
    }),
  )
})

test('nothing else is rendered where nothing has moved', () => {
  const offsets = offsetsOf([50, 60, 70, 80, 90])
  const frame = moved(firstFrame(offsets, 100), offsets, { top: 60, height: 100 }, 1)
  expect(moved(frame, offsets, { top: 61, height: 100 }, 1)).toBe(frame)
})

test('a list that has become shorter shows as many as before', () => {
  expect(within({ first: 40, end: 50, shift: 0 }, 12)).toEqual({ first: 2, end: 12 })
  expect(within({ first: 40, end: 50, shift: 0 }, 4)).toEqual({ first: 0, end: 4 })
  expect(within({ first: 0, end: 10, shift: 0 }, 0)).toEqual({ first: 0, end: 0 })
})

test('an item is shown with the least of scrolling', () => {
  fc.assert(
    fc.property(heights, height, place, fc.nat(59), (all, shown, share, at) => {
      const offsets = offsetsOf(all)
      const index = at % all.length
      const top = topAt(all, share, shown)
      const next = topShowing(offsets, index, { top, height: shown })
      const [start, end] = [offsets.startOf(index), offsets.startOf(index + 1)]
      expect(start).toBeGreaterThanOrEqual(next)
      if (end - start <= shown) expect(end).toBeLessThanOrEqual(next + shown)
      if (start >= top && end <= top + shown) expect(next).toBe(top)
    }),
  )
})
