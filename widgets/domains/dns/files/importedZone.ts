import { type DnsRecord, type DnsType, saysSame, withKnownIds, withTtlOfSet, type ZoneItem } from '../../../../src/model'

export type ImportMode = 'merge' | 'replace'

interface Zone {
  /** Records that may be changed. */
  readonly items: readonly ZoneItem[]
  readonly locked: readonly DnsRecord[]
  /** Types that may be added. */
  readonly types: readonly DnsType[]
}

/** What of a file is taken over: not what stays anyway, and no name servers of the domain that are not there already. */
export function usableRecords(records: readonly DnsRecord[], { items, locked, types }: Zone): DnsRecord[] {
  const isThere = (known: readonly DnsRecord[], { type, name, content }: DnsRecord) =>
    known.some((one) => one.type === type && one.name === name && one.content === content)
  const isApexServer = ({ type, name }: DnsRecord) => type === 'NS' && name === '@'
  return records.filter(
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
  const isNew = (record: DnsRecord) => !items.some((item) => saysSame(item, record))
  return [...items, ...usable.filter(isNew).map((record) => withTtlOfSet(record, items))]
}
