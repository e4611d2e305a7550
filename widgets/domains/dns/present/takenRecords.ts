import { type DnsRecord, leadsSomewhere, type ZoneItem } from '../../../../src/model'

/** Whether one would take the place of the other: a name leads to one place. */
export const isInWay = (item: DnsRecord, taken: DnsRecord): boolean =>
  item.name === taken.name && leadsSomewhere(item) && leadsSomewhere(taken)

/** The zone with records from elsewhere in the place of what they stand for. */
export const withTaken = <Item extends ZoneItem>(items: readonly Item[], taken: readonly DnsRecord[]): (Item | ZoneItem)[] => [
  ...items.filter((item) => !taken.some((one) => isInWay(item, one))),
  ...taken,
]
