import fc from 'fast-check'
import { moveBefore, stepTarget } from '../../../../src/ui'

const IDS = [3, 1, 2]

test('goes before another, or to the end', () => {
  expect(moveBefore(IDS, 2, 3)).toEqual([2, 3, 1])
  expect(moveBefore(IDS, 3, null)).toEqual([1, 2, 3])
})

test('stays where it is, and at the ends', () => {
  expect(moveBefore(IDS, 1, 2)).toBeNull()
  expect(stepTarget(IDS, 3, -1)).toBeUndefined()
  expect(stepTarget(IDS, 2, 1)).toBeUndefined()
  expect(stepTarget(IDS, 4, 1)).toBeUndefined()
})

test('a step and the step back leave the order as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), fc.nat(), (ids, nth) => {
      const id = ids[nth % (ids.length - 1)] ?? 0
      const step = (from: readonly number[], by: 1 | -1) => moveBefore(from, id, stepTarget(from, id, by) ?? null)
      const next = step(ids, 1)
      expect(next && step(next, -1)).toEqual(ids)
    }),
  )
})
