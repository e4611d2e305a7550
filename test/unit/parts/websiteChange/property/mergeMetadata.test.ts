import fc from 'fast-check'
import { metadataText } from '../../../../../src/api/customers'
import { mergeMetadata, readMetadata } from '../../../../../src/parts/websiteChange/property/mergeMetadata'

const names = ['plate', 'seats', '__proto__', 'constructor']
const metadata = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.integer({ min: 0, max: 2 }), fc.boolean())), { selector: ([name]) => name })
  .map((entries) => metadataText(Object.fromEntries(entries)))

describe('two changes of the other data of a customer', () => {
  it('are both there, name by name, and only what both changed is disputed', () => {
    fc.assert(
      fc.property(metadata, metadata, metadata, (base, mine, theirs) => {
        const merged = mergeMetadata({ base, mine, theirs })
        for (const name of names) {
          const [was, own, other, now] = [base, mine, theirs, merged.value].map((text) => readMetadata(text).get(name))
          expect(now).toBe(own === was ? other : own)
          expect(merged.disputed.includes(name)).toBe(own !== was && other !== was && own !== other)
        }
      }),
    )
  })
})
