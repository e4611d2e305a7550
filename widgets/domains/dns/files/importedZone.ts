import { type DnsRecord, type DnsType, saidBy, withKnownIds, withTtlOfSet, type ZoneItem } from '../../../../src/model'

export type ImportMode = 'merge' | 'replace'

interface Zone {
  /** Records that may be changed. */
  readonly items: readonly ZoneItem[]
  readonly locked: readonly DnsRecord[]
  /** Types that may be added. */
  readonly types: readonly DnsType[]
}

/** Each record once, the first of those that say the same. */
export function uniqueRecords(records: readonly DnsRecord[]): readonly DnsRecord[] {
  const said = new Set<string>()
  return records.filter((record) => said.size < said.add(saidBy(record)).size)
}

/** What of a file is taken over: each record once, not what stays anyway, and no name servers of the domain that are not there already. */
export function usableRecords(records: readonly DnsRecord[], { items, locked, types }: Zone): DnsRecord[] {
  const isThere = (known: readonly DnsRecord[], { type, name, content }: DnsRecord) =>
    known.some((one) => one.type === type && one.name === name && one.content === content)
  const isApexServer = ({ type, name }: DnsRecord) => type === 'NS' && name === '@'
  return uniqueRecords(records).filter(
    (record) => types.includes(record.type) && !isThere(locked, record) && !(isApexServer(record) && !isThere(items, record)),
  )
}

/** What takes the place of the records that may be changed. */
export function importedZone<Item extends ZoneItem>(
  usable: readonly DnsRecord[],
  items: readonly Item[],
  mode: ImportMode,
): (Item | ZoneItem)[] {
  if (mode === 'replace') return withKnownIds(usable, items)
  const there = new Set(items.map(saidBy))
  const fresh = usable.filter((record) => !there.has(saidBy(record)))
  return [...items, ...fresh.map((record) => withTtlOfSet(record, items))]
}
