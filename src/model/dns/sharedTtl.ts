import type { DnsRecord } from './DnsRecord'

/** Records of one name and type are one set, which resolvers remember as a whole (RFC 2181 5.2). */
export const isSameSet = (a: DnsRecord, b: DnsRecord): boolean => a.name === b.name && a.type === b.type

/** The records, with the time to live of one of them in its whole set, as far as that can be changed. */
export const withTtlOf = <Item extends DnsRecord>(records: readonly Item[], one: DnsRecord, isOpen: (item: Item) => boolean): Item[] =>
  records.map((item) => (item.ttl !== one.ttl && isSameSet(item, one) && isOpen(item) ? { ...item, ttl: one.ttl } : item))

/** The records, with one time to live in the whole set of each that is chosen, as far as that can be changed. */
export function withTtl<Item extends DnsRecord>(
  records: readonly Item[],
  ttl: number,
  { isChosen, isOpen }: Readonly<Record<'isChosen' | 'isOpen', (item: Item) => boolean>>,
): Item[] {
  const setOf = ({ name, type }: DnsRecord) => `${type} ${name}`
  const sets = new Set(records.filter(isChosen).map(setOf))
  return records.map((item) => (item.ttl !== ttl && sets.has(setOf(item)) && isOpen(item) ? { ...item, ttl } : item))
}

/** A record that joins a set has the time to live of that. */
export function withTtlOfSet<Item extends DnsRecord>(record: Item, records: readonly DnsRecord[]): Item {
  const known = records.find((one) => isSameSet(one, record))
  return known ? { ...record, ttl: known.ttl } : record
}
