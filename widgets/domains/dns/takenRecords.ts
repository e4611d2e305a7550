import type { DnsRecord } from '../../../src/model'

const ADDRESSES: readonly DnsRecord['type'][] = ['A', 'AAAA', 'CNAME', 'ALIAS']

/** Whether one would take the place of the other: a name leads to one place, whatever says so. */
export const isInWay = (item: DnsRecord, taken: DnsRecord): boolean =>
  item.name === taken.name && ADDRESSES.includes(item.type) && ADDRESSES.includes(taken.type)

/** The zone with records from elsewhere in the place of what they stand for. */
export const withTaken = <Item extends DnsRecord>(items: readonly Item[], taken: readonly DnsRecord[]): (Item | DnsRecord)[] => [
  ...items.filter((item) => !taken.some((one) => isInWay(item, one))),
  ...taken,
]

/** Whether the zone says nothing of the kind. */
export const isMissing = (record: DnsRecord, items: readonly DnsRecord[]): boolean =>
  !items.some(
    (item) =>
      item.type === record.type &&
      item.name === record.name &&
      item.content === record.content &&
      (item.prio ?? null) === (record.prio ?? null),
  )
