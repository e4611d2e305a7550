import { dataOf, type DnsRecord, EXTRA_FIELDS, fqdnOf } from '../../../src/model'

/** What a record does, for a sentence: its full name and what it says. */
export const recordValues = (record: DnsRecord, domain: string) => ({
  type: record.type,
  name: fqdnOf(record.name, domain),
  value: record.type === 'TXT' ? record.content : dataOf(record),
})

/** What a record says beside its priority, which has a column of its own. */
export function valueText(record: DnsRecord): string {
  if (record.type === 'TXT') return record.content
  return EXTRA_FIELDS[record.type]?.includes('prio') ? dataOf(record).replace(/^\d+ /, '') : dataOf(record)
}
