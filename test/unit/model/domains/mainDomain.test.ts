import fc from 'fast-check'
import { type MainCandidate, successorOf } from '../../../../src/model'

const candidate = fc.record<MainCandidate>({
  id: fc.nat(),
  role: fc.constantFrom('main', 'alias', 'redirect'),
  isPublished: fc.boolean(),
  canBeMain: fc.boolean(),
})
const domains = fc.uniqueArray(candidate, { selector: ({ id }) => id })

it('follows the main domain: an alias that can, first one that shows the website, then the oldest', () => {
  fc.assert(
    fc.property(domains, (all) => {
      const next = successorOf(all)
      const able = all.filter(({ role, canBeMain }) => role === 'alias' && canBeMain)
      if (next === null) return expect(able).toEqual([])
      expect(able).toContain(next)
      if (!next.isPublished) expect(able.some(({ isPublished }) => isPublished)).toBe(false)
      const alike = able.filter(({ isPublished }) => isPublished === next.isPublished)
      expect(next.id).toBe(Math.min(...alike.map(({ id }) => id)))
    }),
  )
})

it('is the same in whatever order they are listed', () => {
  fc.assert(fc.property(domains, (all) => expect(successorOf(all.toReversed())).toBe(successorOf(all))))
})
