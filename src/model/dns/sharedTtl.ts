import type { DnsRecord } from './DnsRecord'

/** Records of one name and type are one set, which resolvers remember as a whole (RFC 2181 5.2). */
export const isSameSet = (a: DnsRecord, b: DnsRecord): boolean => a.name === b.name && a.type === b.type

/** The records, with the time to live of one of them in its whole set, as far as that can be changed. */
export const withTtlOf = <Item extends DnsRecord>(records: readonly Item[], one: DnsRecord, isOpen: (item: Item) => boolean): Item[] =>
  records.map((item) => (item.ttl !== one.ttl && isSameSet(item, one) && isOpen(item) ? { ...item, ttl: one.ttl } : item))

/** A record that joins a set has the time to live of that. */
export function withTtlOfSet<Item extends DnsRecord>(record: Item, records: readonly DnsRecord[]): Item {
  const known = records.find((one) => isSameSet(one, record))
  return known ? { ...record, ttl: known.ttl } : record
}
