import { type DnsRecord, fqdnOf, recordText } from '../../../../src/model'

/** What a record does, for a sentence: its full name and what it says. */
export const recordValues = (record: DnsRecord, domain: string) => ({
  type: record.type,
  name: fqdnOf(record.name, domain),
  value: recordText(record),
})
