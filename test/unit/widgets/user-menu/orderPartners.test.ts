import fc from 'fast-check'
import { findPartners } from '../../../../widgets/user-menu/findPartners'
import { orderPartners } from '../../../../widgets/user-menu/orderPartners'

const partner = fc.record({ id: fc.integer({ min: 1, max: 50 }), name: fc.string() })
const partners = fc.uniqueArray(partner, { selector: ({ id }) => id })
const recent = fc.uniqueArray(fc.integer({ min: 1, max: 50 }))

test('the current partner comes first, then those used lately in order, then the others; none is lost', () => {
  fc.assert(
    fc.property(partners, recent, fc.integer({ min: 1, max: 50 }), (all, ids, current) => {
      const ordered = orderPartners(all, { recent: ids, current, locale: 'en' }).map(({ id }) => id)
      const first = [current, ...ids.filter((id) => id !== current)].filter((id) => all.some((one) => one.id === id))
      expect(ordered.slice(0, first.length)).toEqual(first)
      expect(new Set(ordered)).toEqual(new Set(all.map(({ id }) => id)))
    }),
  )
})

test('an empty search finds all, and every partner is found by its own name', () => {
  fc.assert(
    fc.property(partners, (all) => {
      expect(findPartners(all, ' ')).toEqual(all)
      for (const one of all) expect(findPartners(all, one.name)).toContain(one)
    }),
  )
})
