import { saysSame } from './diffZone'
import type { DnsRecord } from './DnsRecord'
import { TTL_DEFAULT } from './limits'
import { addressesOf, OWN_DOMAINS, OWN_MAIL_HOSTS } from './servers'
import { withTtlOfSet } from './sharedTtl'
import { unreachable } from '../unreachable'

export const DNS_PRESETS = ['website', 'mail', 'google', 'microsoft'] as const
export type DnsPreset = (typeof DNS_PRESETS)[number]

interface Target {
  readonly domain: string
  /** Null for a domain that shows no website: there is no address to point at. */
  readonly websiteId: number | null
}

const make = (type: DnsRecord['type'], name: string, content: string, extra: Partial<DnsRecord> = {}): DnsRecord => ({
  type,
  name,
  content,
  ttl: TTL_DEFAULT,
  ...extra,
})

/** The records a service asks for (DN-10). */
export function presetRecords(preset: DnsPreset, { domain, websiteId }: Target): DnsRecord[] {
  switch (preset) {
    case 'website': {
      if (websiteId === null) return []
      const { A, AAAA } = addressesOf(websiteId)
      return [make('A', '@', A), make('AAAA', '@', AAAA), make('CNAME', 'www', domain)]
    }
    case 'mail':
      return [
        ...OWN_MAIL_HOSTS.map((host, place) => make('MX', '@', host, { prio: (place + 1) * 10 })),
        make('TXT', '@', `v=spf1 include:spf.${OWN_DOMAINS.mail} ~all`),
        make('TXT', '_dmarc', `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`),
      ]
    case 'google':
      return [make('MX', '@', 'smtp.google.com', { prio: 1 }), make('TXT', '@', 'v=spf1 include:_spf.google.com ~all')]
    case 'microsoft':
      return [
        make('MX', '@', `${domain.replaceAll('.', '-')}.mail.protection.outlook.com`, { prio: 0 }),
        make('TXT', '@', 'v=spf1 include:spf.protection.outlook.com ~all'),
        make('CNAME', 'autodiscover', 'autodiscover.outlook.com'),
      ]
    default:
      return unreachable(preset)
  }
}

/** Adds a preset: what it stands for takes the place of other records of the same name and purpose, everything else stays. */
export function withPreset<Item extends DnsRecord>(records: readonly Item[], preset: DnsPreset, target: Target): (Item | DnsRecord)[] {
  const wanted = presetRecords(preset, target)
  const isReplaced = (record: DnsRecord) => wanted.some((one) => one.name === record.name && replaces(one, record))
  const kept = records.filter((record) => !isReplaced(record) || wanted.some((one) => saysSame(one, record)))
  const added = wanted.filter((one) => !records.some((record) => saysSame(one, record)))
  return [...kept, ...added.map((one) => withTtlOfSet(one, kept))]
}

/** What leads to a place: a name has only one of it, whatever says so. */
const ADDRESSES: readonly DnsRecord['type'][] = ['A', 'AAAA', 'CNAME', 'ALIAS']
export const leadsSomewhere = ({ type }: DnsRecord): boolean => ADDRESSES.includes(type)

function replaces(wanted: DnsRecord, record: DnsRecord): boolean {
  if (wanted.type === 'TXT') return record.type === 'TXT' && purposeOf(record) === purposeOf(wanted)
  if (leadsSomewhere(wanted)) return leadsSomewhere(record)
  return record.type === wanted.type
}

const purposeOf = ({ content }: DnsRecord): string => /^v=(?:spf1|DMARC1)/i.exec(content)?.[0].toLowerCase() ?? content
