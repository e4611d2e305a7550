import fc from 'fast-check'
import type { DnsItem } from '../../../../../../src/contract'
import { diffZone } from '../../../../../../src/model'
import { rebased } from '../../../../../../widgets/domains/dns/review/rebased'
import { toDraft } from '../../../../../../widgets/domains/dns/draft/useZoneDraft'

const item = (id: number, content: string): DnsItem => ({ id, domainId: 5, type: 'TXT', name: '@', content, ttl: 3600 }) as DnsItem

it('adds again what I changed and they removed', () => {
  const saved = [item(1, 'one'), item(2, 'two')].map(toDraft)
  const mine = [toDraft(item(1, 'mine')), toDraft(item(2, 'two'))]
  const after = rebased({ diff: diffZone(saved, mine) }, { items: [item(2, 'two')] })
  expect(after.map(({ id, content }) => [id, content])).toEqual([
    [2, 'two'],
    [undefined, 'mine'],
  ])
})

it('loses nothing that either of us has written', () => {
  const zone = fc.uniqueArray(fc.nat(9), { maxLength: 6 }).map((ids) => ids.map((id) => item(id, `saved ${id}`)))
  const some = fc.func(fc.constantFrom('keep', 'change', 'remove'))
  fc.assert(
    fc.property(zone, some, some, fc.nat(2), (saved, mineOf, theirsOf, added) => {
      const changed = (of: (id: number) => string, who: string) =>
        saved
          .filter(({ id }) => of(id) !== 'remove')
          .map((one) => (of(one.id) === 'change' ? { ...one, content: `${who} ${one.id}` } : one))
      const fresh = Array.from({ length: added }, (_, nth) => ({ ...toDraft(item(100 + nth, `new ${nth}`)), id: undefined }))
      const mine = [...changed(mineOf, 'mine').map(toDraft), ...fresh]
      const theirs = [...changed(theirsOf, 'theirs'), item(50, 'theirs')]
      const after = rebased({ diff: diffZone(saved.map(toDraft), mine) }, { items: theirs }).map(({ content }) => content)
      for (const { id, content } of mine)
        if (content.startsWith('mine') || content.startsWith('new') || id === undefined) expect(after).toContain(content)
      for (const { id, content } of theirs) if (mineOf(id) === 'keep' || id === 50) expect(after).toContain(content)
    }),
  )
})
