import fc from 'fast-check'
import { type MainCandidate, successorOf } from '../../../../src/model'

const candidate = fc.record<MainCandidate>({
  id: fc.nat(),
  role: fc.constantFrom('main', 'alias', 'redirect'),
  isPublished: fc.boolean(),
  isReached: fc.boolean(),
  canBeMain: fc.boolean(),
})
const domains = fc.uniqueArray(candidate, { selector: ({ id }) => id })

it('follows the main domain: an alias before a redirect, one that is reached, one that shows the website, then the oldest', () => {
  fc.assert(
    fc.property(domains, (all) => {
      const next = successorOf(all)
      let able = all.filter(({ role, canBeMain }) => role !== 'main' && canBeMain)
      if (next === null) return expect(able).toEqual([])
      expect(able).toContain(next)
      const better: ((one: MainCandidate) => boolean)[] = [
        ({ role }) => role === 'alias',
        ({ isReached }) => isReached,
        ({ isPublished }) => isPublished,
      ]
      for (const isBetter of better) {
        if (!isBetter(next)) expect(able.filter(isBetter)).toEqual([])
        able = able.filter((one) => isBetter(one) === isBetter(next))
      }
      expect(next.id).toBe(Math.min(...able.map(({ id }) => id)))
    }),
  )
})

it('is the same in whatever order they are listed', () => {
  fc.assert(fc.property(domains, (all) => expect(successorOf(all.toReversed())).toBe(successorOf(all))))
})
