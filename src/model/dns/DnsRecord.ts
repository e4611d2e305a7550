/** Record types that can be edited, and those that are only shown where a host does not enable them (defaults 5.10, DN-04). */
export const DNS_TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA', 'NS', 'ALIAS'] as const
export const DNS_READ_ONLY_TYPES = ['PTR', 'TLSA', 'SSHFP', 'HTTPS'] as const
export type DnsType = (typeof DNS_TYPES)[number] | (typeof DNS_READ_ONLY_TYPES)[number]

/** What a record says. Hosts in `content` are absolute, without the last dot; texts are plain, without quotes. */
export interface DnsRecord {
  readonly type: DnsType
  /** `@` or relative to the domain. */
  readonly name: string
  readonly content: string
  /** Seconds. */
  readonly ttl: number
  readonly prio?: number | null | undefined
  readonly weight?: number | null | undefined
  readonly port?: number | null | undefined
  readonly flags?: number | null | undefined
  readonly tag?: string | null | undefined
  readonly comment?: string | null | undefined
}

/** Types whose content is the name of a host. */
export const HOST_TYPES: readonly DnsType[] = ['CNAME', 'MX', 'SRV', 'NS', 'ALIAS', 'PTR']

const ALL_TYPES: readonly DnsType[] = [...DNS_TYPES, ...DNS_READ_ONLY_TYPES]
export const isDnsType = (type: string): type is DnsType => ALL_TYPES.some((one) => one === type)

/** The fields beside name, time to live and content that a type has. */
export const EXTRA_FIELDS: Readonly<Partial<Record<DnsType, readonly ('prio' | 'weight' | 'port' | 'flags' | 'tag')[]>>> = {
  MX: ['prio'],
  SRV: ['prio', 'weight', 'port'],
  CAA: ['flags', 'tag'],
}
