import fc from 'fast-check'
import { moved, stepped } from '../../../../widgets/collections/fields/moved'

const IDS = [3, 1, 2]

test('goes before another, or to the end', () => {
  expect(moved(IDS, 2, 3)).toEqual([2, 3, 1])
  expect(moved(IDS, 3, null)).toEqual([1, 2, 3])
})

test('stays where it is, and at the ends', () => {
  expect(moved(IDS, 1, 2)).toBeNull()
  expect(stepped(IDS, 3, -1)).toBeNull()
  expect(stepped(IDS, 2, 1)).toBeNull()
})

test('a step and the step back leave the order as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), fc.nat(), (ids, nth) => {
      const id = ids[nth % (ids.length - 1)] ?? 0
      const next = stepped(ids, id, 1)
      expect(next && stepped(next, id, -1)).toEqual(ids)
    }),
  )
})
