import type { DnsRecord } from './DnsRecord'

/** A record that may be in the zone already. */
export type ZoneItem = DnsRecord & { readonly id?: number | undefined }

export interface ChangedRecord<Item> {
  readonly before: Item
  readonly after: Item
}

export interface ZoneDiff<Item extends ZoneItem = ZoneItem> {
  readonly added: readonly Item[]
  readonly changed: readonly ChangedRecord<Item>[]
  readonly removed: readonly Item[]
}

const SAID = ['type', 'name', 'content', 'prio', 'weight', 'port', 'flags', 'tag'] as const

/** Whether two records say the same of a name, however long others may remember it. */
export const saysSame = (a: DnsRecord, b: DnsRecord): boolean => SAID.every((field) => (a[field] ?? null) === (b[field] ?? null))

/** What a record says of a name, to look it up by. */
export const saidBy = (record: DnsRecord): string => JSON.stringify(SAID.map((field) => record[field] ?? null))

/** Whether two records are the same, comment included. */
export const isEqualRecord = (a: DnsRecord, b: DnsRecord): boolean =>
  saysSame(a, b) && a.ttl === b.ttl && (a.comment ?? null) === (b.comment ?? null)

/** What makes `after` of `before`. Records are known again by their id. */
export function diffZone<Item extends ZoneItem>(before: readonly Item[], after: readonly Item[]): ZoneDiff<Item> {
  const old = new Map(before.map((item) => [item.id, item]))
  const kept = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => id === undefined || !old.has(id)),
    changed: after.flatMap((item) => {
      const was = item.id === undefined ? undefined : old.get(item.id)
      return was && !isEqualRecord(was, item) ? { before: was, after: item } : []
    }),
    removed: before.filter(({ id }) => !kept.has(id)),
  }
}

export const isUnchanged = ({ added, changed, removed }: ZoneDiff): boolean => added.length + changed.length + removed.length === 0

/** The same records in the words of another version: equal ones keep their id, so that nothing looks replaced. */
export function withKnownIds(records: readonly DnsRecord[], known: readonly ZoneItem[]): (DnsRecord & { id?: number | undefined })[] {
  const left = [...known]
  const takeOut = (fits: (item: ZoneItem) => boolean) => {
    const place = left.findIndex(fits)
    return place < 0 ? undefined : left.splice(place, 1)[0]
  }
  const equal = records.map((record) => takeOut((item) => isEqualRecord(item, record)))
  return records.map((record, index) => {
    const match =
      equal[index] ?? takeOut((item) => item.type === record.type && item.name === record.name && item.content === record.content)
    return match?.id === undefined ? { ...record } : { ...record, id: match.id }
  })
}
