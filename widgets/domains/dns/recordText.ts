import { type DnsRecord, EXTRA_FIELDS, fqdnOf, recordText } from '../../../src/model'

/** What a record does, for a sentence: its full name and what it says. */
export const recordValues = (record: DnsRecord, domain: string) => ({
  type: record.type,
  name: fqdnOf(record.name, domain),
  value: recordText(record),
})

/** What a record says beside its priority, which has a column of its own. */
export function valueText(record: DnsRecord): string {
  const text = recordText(record)
  return EXTRA_FIELDS[record.type]?.includes('prio') ? text.replace(/^\d+ /, '') : text
}
