import fc from 'fast-check'
import { diffZone, DNS_READ_ONLY_TYPES, DNS_TYPES, formatZone, isUnchanged, parseZone } from '../../../../../../src/model'
import { importedZone, usableRecords } from '../../../../../../widgets/domains/dns/files/importedZone'
import { anyRecord, DOMAIN, record } from '../../../../model/dns/support'

const types = [...DNS_TYPES, ...DNS_READ_ONLY_TYPES]
const apexServer = fc.constantFrom('ns1.own.example', 'ns2.own.example', 'ns3.other.example').map((host) => record('NS', '@', host))
const zone = fc
  .uniqueArray(fc.oneof(anyRecord, apexServer), {
    selector: ({ type, name, content, prio, weight, port, flags, tag }) =>
      JSON.stringify([type, name, content, prio, weight, port, flags, tag]),
    maxLength: 25,
  })
  .map((records) => records.map((one, index) => ({ ...one, id: index + 1 })))

it.each(['merge', 'replace'] as const)('changes nothing when a zone takes its own file back, to %s', (mode) => {
  fc.assert(
    fc.property(zone, (all) => {
      const isLocked = ({ content }: { content: string }) => /^ns[12]\.own\.example$/.test(content)
      const [items, locked] = [all.filter((one) => !isLocked(one)), all.filter(isLocked)]
      const { records } = parseZone(formatZone(all, DOMAIN), DOMAIN)
      const next = importedZone(usableRecords(records, { items, locked, types }), items, mode)
      expect(isUnchanged(diffZone(items, next))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('takes no name servers of the domain over from elsewhere, and a set as it is here', () => {
  const items = [{ ...record('A', 'www', '192.0.2.1', { ttl: 60 }), id: 1 }]
  const file = [record('NS', '@', 'ns1.other.example'), record('A', 'www', '192.0.2.2'), record('A', 'www', '192.0.2.1')]
  const usable = usableRecords(file, { items, locked: [], types })
  expect(usable.map(({ type }) => type)).toEqual(['A', 'A'])
  expect(importedZone(usable, items, 'merge')).toMatchObject([{ id: 1 }, { content: '192.0.2.2', ttl: 60 }])
})
