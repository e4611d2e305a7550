import { type DnsRecord, HOST_TYPES } from './DnsRecord'
import { TTL_DEFAULT } from './limits'
import { quotedText } from './zoneText'

/** A zone in BIND's format, one record a line, the way `parseZone` reads it. */
export function formatZone(records: readonly DnsRecord[], domain: string): string {
  const head = [`$ORIGIN ${domain}.`, `$TTL ${TTL_DEFAULT}`]
  return `${[...head, ...records.map((record) => zoneLine(record))].join('\n')}\n`
}

/** One record as a line of a zone file. */
export function zoneLine(record: DnsRecord): string {
  const line = `${record.name} ${record.ttl} IN ${record.type} ${dataOf(record)}`
  return record.comment ? `${line} ; ${record.comment}` : line
}

/** What a record says, without name and time to live. */
export function dataOf(record: DnsRecord): string {
  const { type, content, prio, weight, port, flags, tag } = record
  if (type === 'TXT') return quotedText(content)
  if (type === 'CAA') return `${flags ?? 0} ${tag ?? 'issue'} ${quotedText(content)}`
  const data = HOST_TYPES.includes(type) && content !== '.' ? `${content}.` : content
  if (type === 'MX') return `${prio ?? 0} ${data}`
  if (type === 'SRV') return `${prio ?? 0} ${weight ?? 0} ${port ?? 0} ${data}`
  return data
}

/** The same for people: a text without its quotes. */
export const recordText = (record: DnsRecord): string => (record.type === 'TXT' ? record.content : dataOf(record))
