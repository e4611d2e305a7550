import { type DnsRecord, EXTRA_FIELDS, recordText } from '../../../../src/model'

/** What a record says beside its priority, which has a column of its own. */
export function valueText(record: DnsRecord): string {
  const text = recordText(record)
  return EXTRA_FIELDS[record.type]?.includes('prio') ? text.replace(/^\d+ /, '') : text
}
