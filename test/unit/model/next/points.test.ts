import fc from 'fast-check'
import { byPoints, countedDays, NEXT_DAYS_MAX, NEXT_KINDS, NEXT_WEIGHTS, pointsOf, type Waiting } from '../../../../src/model'

const kind = fc.constantFrom(...NEXT_KINDS)
const days = fc.integer({ min: -5, max: 400 })
const waiting: fc.Arbitrary<Waiting> = fc.record({ kind, id: fc.integer({ min: 1, max: 50 }), days })
const isSame = (a: Waiting, b: Waiting) => a.kind === b.kind && a.id === b.id && a.days === b.days

it('never puts what is later behind the same that is not', () => {
  fc.assert(
    fc.property(kind, days, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1 }), fc.integer({ min: 1 }), (of, first, more, a, b) => {
      expect(pointsOf({ kind: of, days: first + more })).toBeGreaterThanOrEqual(pointsOf({ kind: of, days: first }))
      expect(byPoints({ kind: of, id: a, days: first + more }, { kind: of, id: b, days: first })).toBeLessThan(0)
    }),
  )
})

it('orders everything, and in one way only', () => {
  fc.assert(
    fc.property(waiting, waiting, waiting, (a, b, c) => {
      expect(Math.sign(byPoints(a, b))).toBe(-Math.sign(byPoints(b, a)) + 0)
      expect(byPoints(a, b) === 0).toBe(isSame(a, b))
      if (byPoints(a, b) <= 0 && byPoints(b, c) <= 0) expect(byPoints(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

it('does not depend on the order in which things come', () => {
  const unique = fc.uniqueArray(waiting, { selector: (one) => `${one.kind} ${one.id}`, maxLength: 20 })
  fc.assert(
    fc.property(
      unique.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(shuffled.toSorted(byPoints)).toEqual(all.toSorted(byPoints))
      },
    ),
  )
})

it('counts no more days than it says', () => {
  fc.assert(
    fc.property(kind, days, (of, late) => {
      const { start, perDay } = NEXT_WEIGHTS[of]
      expect(pointsOf({ kind: of, days: late })).toBe(start + perDay * countedDays(late))
      expect(countedDays(late)).toBeLessThanOrEqual(NEXT_DAYS_MAX)
    }),
  )
})

it('puts a customer who asked today before a website that was due yesterday', () => {
  expect(byPoints({ kind: 'ticket', id: 2, days: 0 }, { kind: 'website', id: 1, days: 1 })).toBeLessThan(0)
})
