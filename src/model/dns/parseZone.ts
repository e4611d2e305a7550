import { type DnsRecord, isDnsType } from './DnsRecord'
import { DNS_COMMENT_MAX, TTL_DEFAULT, TTL_MAX, TTL_MIN, ZONE_FILE_MAX_BYTES } from './limits'
import { hasRootDot, toAsciiName } from './names'
import { canonicalRecord } from './normaliseRecord'
import { type ZoneEntry, type ZoneWord, readZoneEntries } from './zoneEntries'
import { plainText, utf8Length } from './zoneText'
import { unreachable } from '../unreachable'

/** What became of one entry of a zone file. */
export interface ZoneLine {
  readonly line: number
  readonly text: string
  readonly outcome: 'record' | 'ignored' | 'error'
  /** Names the text that says why; none for a record that was read as it is. */
  readonly key?: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly record?: DnsRecord
}

export interface ParsedZone {
  readonly records: readonly DnsRecord[]
  readonly lines: readonly ZoneLine[]
  readonly tooLarge: boolean
}

interface State {
  origin: string
  ttl: number
  owner: string | null
}

type Outcome = Omit<ZoneLine, 'line' | 'text'>

/** Reads a zone file in BIND's format. Never throws; what is no record is in the lines, with the reason. */
export function parseZone(text: string, domain: string): ParsedZone {
  if (utf8Length(text) > ZONE_FILE_MAX_BYTES) return { records: [], lines: [], tooLarge: true }
  const state: State = { origin: domain, ttl: TTL_DEFAULT, owner: null }
  const lines = readZoneEntries(text).map((entry) => ({ line: entry.line, text: textOf(entry), ...read(entry, state, domain) }))
  return { records: lines.flatMap(({ record }) => record ?? []), lines, tooLarge: false }
}

const textOf = ({ words }: ZoneEntry): string => words.map(({ text, quoted }) => (quoted ? `"${text}"` : text)).join(' ')
const refused = (key: string, values: ZoneLine['values'] = {}): Outcome => ({ outcome: 'error', key, values })
const noTtl = (ttl: string) => refused('zone_ttl', { ttl, min: TTL_MIN, max: TTL_MAX })

function read(entry: ZoneEntry, state: State, domain: string): Outcome {
  if (entry.error) return refused(`zone_${entry.error}`)
  const [first] = entry.words
  if (first && !first.quoted && first.text.startsWith('$')) return directive(entry, state)
  return resourceRecord(entry, state, domain)
}

function directive({ words }: ZoneEntry, state: State): Outcome {
  const name = words[0]?.text.toUpperCase() ?? ''
  const value = words[1]?.text ?? ''
  if (name === '$ORIGIN' && value) {
    state.origin = absolute(value, state.origin)
    return { outcome: 'ignored' }
  }
  if (name !== '$TTL' || !value) return refused('zone_directive', { name })
  const seconds = secondsOf(value)
  if (seconds === null) return noTtl(value)
  state.ttl = seconds
  return { outcome: 'ignored' }
}

function resourceRecord(entry: ZoneEntry, state: State, domain: string): Outcome {
  const words = [...entry.words]
  if (!entry.indented) state.owner = absolute(words.shift()?.text ?? '', state.origin)
  if (state.owner === null) return refused('zone_owner')
  let ttl = state.ttl
  while (words[0] && !words[0].quoted) {
    const seconds = secondsOf(words[0].text)
    if (seconds === null && words[0].text.toUpperCase() !== 'IN') break
    ttl = seconds ?? ttl
    words.shift()
  }
  // No type begins with a digit or sign.
  if (words[0] && /^[-+\d]/.test(words[0].text)) return noTtl(words[0].text)
  const given = words.shift()?.text.toUpperCase() ?? ''
  const type = given === 'ANAME' ? 'ALIAS' : given
  if (type === 'SOA') return { outcome: 'ignored', key: 'zone_soa' }
  if (!isDnsType(type)) return refused('zone_type', { type })
  const data = dataOf(type, words, state.origin)
  if (!data) return refused('zone_data', { type })
  const cut = (entry.comment?.length ?? 0) > DNS_COMMENT_MAX
  const comment = entry.comment?.slice(0, DNS_COMMENT_MAX) ?? null
  // The last dot says that the name is absolute, also where it is of another zone.
  const record = canonicalRecord({ type, name: `${state.owner}.`, ttl, ...data, comment }, domain)
  return { outcome: 'record', record, ...(cut && { key: 'zone_comment', values: { max: DNS_COMMENT_MAX } }) }
}

type Data = Pick<DnsRecord, 'content' | 'prio' | 'weight' | 'port' | 'flags' | 'tag'>

function dataOf(type: DnsRecord['type'], words: readonly ZoneWord[], origin: string): Data | null {
  const texts = words.map(({ text }) => text)
  const host = (place: number) => (texts[place] === undefined || texts.length !== place + 1 ? null : `${absolute(texts[place], origin)}.`)
  const number = (place: number) => (/^\d{1,5}$/.test(texts[place] ?? '') ? Number(texts[place]) : null)
  switch (type) {
    case 'A':
    case 'AAAA':
      return texts.length === 1 && texts[0] ? { content: texts[0] } : null
    case 'CNAME':
    case 'NS':
    case 'ALIAS':
    case 'PTR':
      return withHost(host(0), {})
    case 'MX':
      return withHost(host(1), { prio: number(0) })
    case 'SRV':
      return withHost(host(3), { prio: number(0), weight: number(1), port: number(2) })
    case 'TXT': {
      const content = texts.length > 0 ? plainText(texts) : null
      return content === null ? null : { content }
    }
    case 'CAA': {
      const content = texts.length === 3 ? plainText(texts.slice(2)) : null
      return content === null || number(0) === null ? null : { flags: number(0), tag: texts[1]?.toLowerCase() ?? null, content }
    }
    case 'TLSA':
    case 'SSHFP':
      return texts.length > 2 ? { content: texts.join(' ') } : null
    case 'HTTPS': {
      const [priority, target, ...parameters] = withQuotedValues(words)
      return priority === undefined || target === undefined
        ? null
        : { content: [priority, target === '.' ? target : `${absolute(target, origin)}.`, ...parameters].join(' ') }
    }
    default:
      return unreachable(type)
  }
}

/** `alpn="h2,h3"` is cut before its quote: the value goes back to its name. */
function withQuotedValues(words: readonly ZoneWord[]): string[] {
  return words.reduce<string[]>((texts, { text, quoted }) => {
    const last = texts.at(-1)
    return quoted && last?.endsWith('=') ? [...texts.slice(0, -1), last + text] : [...texts, text]
  }, [])
}

function withHost(host: string | null, numbers: Omit<Data, 'content'>): Data | null {
  if (host === null || Object.values(numbers).includes(null)) return null
  return { content: host === '..' ? '.' : host, ...numbers }
}

/** Without the last dot; the root alone is `.`. */
function absolute(name: string, origin: string): string {
  const ascii = toAsciiName(name)
  if (ascii === '@') return origin
  if (ascii === '.') return '.'
  return hasRootDot(ascii) ? ascii.slice(0, -1) : `${ascii}.${origin}`
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }

/** `3600`, `1h30m`; null for anything else. */
function secondsOf(text: string): number | null {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  if (!/^(?:\d{1,9}[smhdw])+$/i.test(text)) return null
  const parts = text.toLowerCase().match(/\d+[smhdw]/gy) ?? []
  return parts.reduce((sum, part) => sum + Number(part.slice(0, -1)) * (UNITS[part.slice(-1)] ?? 0), 0)
}
