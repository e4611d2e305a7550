import { type DnsRecord, EXTRA_FIELDS, HOST_TYPES } from './DnsRecord'
import { absoluteHost, relativeName, shortIpv6 } from './names'
import { TECHNICAL_TYPES, technicalContent } from './technicalContent'

/** A record as it is kept, from whatever was typed or pasted: one way to write every name, address and text. */
export const normaliseRecord = <Item extends DnsRecord>(record: Item, domain: string): Item =>
  canonicalRecord({ ...record, content: isText(record) ? unquoted(record.content) : record.content }, domain)

const isText = ({ type }: DnsRecord): boolean => type === 'TXT' || type === 'CAA'

/** The same for a record whose text is no pasted piece of a zone file: quotes in it are its own. */
export function canonicalRecord<Item extends DnsRecord>(record: Item, domain: string): Item {
  const extra = EXTRA_FIELDS[record.type] ?? []
  const kept = (field: (typeof extra)[number]) => (extra.includes(field) ? (record[field] ?? null) : null)
  return {
    ...record,
    name: relativeName(record.name, domain),
    content: contentOf(record, domain),
    prio: kept('prio'),
    weight: kept('weight'),
    port: kept('port'),
    flags: extra.includes('flags') ? (record.flags ?? 0) : null,
    tag: extra.includes('tag') ? (record.tag ?? 'issue') : null,
    comment:
      wellFormed(record.comment ?? '')
        .replace(/\p{Cc}+/gu, ' ')
        .trim() || null,
  }
}

function contentOf(record: DnsRecord, domain: string): string {
  const { type, content } = record
  if (type === 'TXT') return wellFormed(content)
  const text = wellFormed(content).trim()
  if (HOST_TYPES.includes(type)) return absoluteHost(text, domain)
  if (TECHNICAL_TYPES.includes(type)) return technicalContent({ ...record, content: text }, domain)
  return type === 'AAAA' ? shortIpv6(text) : text
}

/** Half characters cannot be sent or stored. */
const wellFormed = (text: string): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))

/** Texts are often pasted as zone files have them: in quotes, in several pieces. */
function unquoted(text: string): string {
  const pasted = text.trim()
  if (!/^"(?:[^"\\]|\\.)*"(?:\s+"(?:[^"\\]|\\.)*")*$/s.test(pasted)) return text
  const pieces = pasted.match(/"(?:[^"\\]|\\.)*"\s*/gsy) ?? []
  return pieces
    .map((piece) =>
      piece
        .trim()
        .slice(1, -1)
        .replace(/\\(["\\])/g, '$1'),
    )
    .join('')
}
