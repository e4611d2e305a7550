import { saysSame } from './diffZone'
import type { DnsRecord } from './DnsRecord'
import { DNS_COMMENT_MAX, TTL_MAX, TTL_MIN, TXT_MAX_BYTES, ZONE_RECORDS_MAX } from './limits'
import { fqdnOf, hasRootDot, isHostName, isIpv4, isIpv6, isRecordName } from './names'
import { readServiceBinding } from './serviceBinding'
import { technicalProblem } from './technicalContent'
import { utf8Length } from './zoneText'
import { unreachable } from '../unreachable'

export type DnsField = 'type' | 'name' | 'content' | 'ttl' | 'prio' | 'weight' | 'port' | 'flags' | 'tag' | 'comment'

/** What is wrong with a record. `key` names the text, `other` the record it collides with, by its place in the zone. */
export interface DnsProblem {
  readonly index: number
  readonly field: DnsField
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
  readonly other?: number
}

type RecordProblem = Omit<DnsProblem, 'index'>

const UINT16 = 65_535
/** RFC 2782; its example has a wildcard that says that there is no other service. */
const SERVICE = /^(?:_[a-z0-9-]+|\*)\._[a-z]+(?:\..+|$)/
/** RFC 6698 3: port and protocol. */
const TLS_SERVICE = /^(?:_\d{1,5}|\*)\._(?:tcp|udp|sctp)(?:\..+|$)/
export const CAA_TAGS = ['issue', 'issuewild', 'iodef', 'issuemail', 'contactemail', 'contactphone', 'issuevmc']

/** Everything that is wrong with the records of a zone, in their order. Records are normalised before. */
export function validateZone(records: readonly DnsRecord[], domain: string): DnsProblem[] {
  const byName = groupByName(records)
  const problems = records.flatMap((record, index) => [
    ...ownProblems(record, domain).map((problem) => ({ ...problem, index })),
    ...collisions(record, index, { records, domain, byName }),
  ])
  if (records.length <= ZONE_RECORDS_MAX) return problems
  return [...problems, { index: ZONE_RECORDS_MAX, field: 'name', key: 'too_many', values: { max: ZONE_RECORDS_MAX } }]
}

function ownProblems(record: DnsRecord, domain: string): RecordProblem[] {
  const { name, ttl, comment, type, content } = record
  const found: (RecordProblem | null)[] = [
    nameProblem(name, domain),
    type === 'SRV' && !SERVICE.test(name) ? problem('name', 'srv_name') : null,
    type === 'TLSA' && !TLS_SERVICE.test(name) ? problem('name', 'tlsa_name') : null,
    Number.isInteger(ttl) && ttl >= TTL_MIN && ttl <= TTL_MAX ? null : problem('ttl', 'ttl_range', { min: TTL_MIN, max: TTL_MAX }),
    (comment?.length ?? 0) > DNS_COMMENT_MAX ? problem('comment', 'comment_long', { max: DNS_COMMENT_MAX }) : null,
    content.trim() === '' && type !== 'CAA' ? problem('content', 'content_missing') : contentProblem(record, domain),
    ...numberProblems(record),
  ]
  return found.filter((one) => one !== null)
}

const problem = (field: DnsField, key: string, values: RecordProblem['values'] = {}): RecordProblem => ({ field, key, values })

function nameProblem(name: string, domain: string): RecordProblem | null {
  if (hasRootDot(name)) return problem('name', 'name_foreign', { domain })
  if (name.includes('*') && name.lastIndexOf('*') > 0) return problem('name', 'name_wildcard')
  if (name.startsWith('*') && name !== '*' && !name.startsWith('*.')) return problem('name', 'name_wildcard')
  return isRecordName(name, domain) ? null : problem('name', 'name_invalid')
}

function contentProblem(record: DnsRecord, domain: string): RecordProblem | null {
  const { type, name, content } = record
  switch (type) {
    case 'A':
      return isIpv4(content) ? null : problem('content', isIpv6(content) ? 'a_is_v6' : 'a_invalid')
    case 'AAAA':
      return isIpv6(content) ? null : problem('content', isIpv4(content) ? 'aaaa_is_v4' : 'aaaa_invalid')
    case 'CNAME':
      if (name === '@') return problem('name', 'cname_apex')
      return content === fqdnOf(name, domain) ? problem('content', 'host_self') : hostProblem(type, content)
    case 'ALIAS':
      return content === fqdnOf(name, domain) ? problem('content', 'host_self') : hostProblem(type, content)
    case 'MX':
    case 'SRV':
      return content === '.' ? null : hostProblem(type, content)
    case 'NS':
    case 'PTR':
      return hostProblem(type, content)
    case 'TXT':
      if (/[\r\n]/.test(content)) return problem('content', 'text_lines')
      if (/\p{Cc}/u.test(content)) return problem('content', 'text_control')
      return utf8Length(content) > TXT_MAX_BYTES ? problem('content', 'txt_long', { max: TXT_MAX_BYTES }) : null
    case 'CAA':
      return utf8Length(content) > TXT_MAX_BYTES || /["\p{Cc}]/u.test(content) ? problem('content', 'caa_invalid') : null
    case 'TLSA':
    case 'SSHFP':
    case 'HTTPS': {
      const found = technicalProblem(record)
      if (found) return problem('content', found.key, found.values)
      const isOwnAlias = type === 'HTTPS' && readServiceBinding(content)?.target === fqdnOf(name, domain) && isHttpsAlias(record)
      return isOwnAlias ? problem('content', 'host_self') : null
    }
    default:
      return unreachable(type)
  }
}

/** Priority 0 (RFC 9460 2.4.2). */
const isHttpsAlias = ({ type, content }: DnsRecord): boolean => type === 'HTTPS' && readServiceBinding(content)?.priority === 0

function hostProblem(type: string, host: string): RecordProblem | null {
  if (isIpv4(host) || isIpv6(host)) return problem('content', 'host_is_address', { type })
  if (/[/?#@]/.test(host)) return problem('content', 'host_is_url')
  return isHostName(host) && host.includes('.') ? null : problem('content', 'host_invalid')
}

function numberProblems({ type, prio, weight, port, flags, tag }: DnsRecord): (RecordProblem | null)[] {
  const range = (field: DnsField, value: number | null | undefined, max: number) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max ? null : problem(field, 'number_range', { min: 0, max })
  if (type === 'MX') return [range('prio', prio, UINT16)]
  if (type === 'SRV') return [range('prio', prio, UINT16), range('weight', weight, UINT16), range('port', port, UINT16)]
  if (type === 'CAA') return [range('flags', flags, 255), CAA_TAGS.includes(tag ?? '') ? null : problem('tag', 'caa_tag')]
  return []
}

interface Zone {
  readonly records: readonly DnsRecord[]
  readonly domain: string
  readonly byName: ReadonlyMap<string, readonly number[]>
}

type Report = (field: DnsField, key: string, other: number | undefined) => DnsProblem[]

function groupByName(records: readonly DnsRecord[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  records.forEach(({ name }, index) => {
    const group = groups.get(name)
    if (group) group.push(index)
    else groups.set(name, [index])
  })
  return groups
}

/** Collisions are told at the record that can be changed, and name the other one. */
function collisions(record: DnsRecord, index: number, zone: Zone): DnsProblem[] {
  const { records, domain, byName } = zone
  const others = (byName.get(record.name) ?? []).filter((place) => place !== index)
  const find = (fits: (other: DnsRecord, place: number) => boolean) =>
    others.find((place) => {
      const other = records[place]
      return other !== undefined && fits(other, place)
    })
  const report: Report = (field, key, other) => {
    const named = other === undefined ? undefined : records[other]
    if (other === undefined || !named) return []
    const { type, name, content, ttl } = named
    return [{ index, field, key, other, values: { type, name: fqdnOf(name, domain), content, ttl } }]
  }
  const same = find((other, place) => place < index && saysSame(other, record))
  if (same !== undefined) return report('content', 'duplicate', same)
  const delegation = delegationOf(record, zone)
  if (delegation !== undefined) return report('name', 'delegated', delegation)
  const ttl = find((other, place) => place < index && other.type === record.type && other.ttl !== record.ttl)
  return [...kindCollisions(record, index, { zone, find, report }), ...report('ttl', 'ttl_differs', ttl)]
}

/** The name servers of others that answer for the name (RFC 1034 4.2.1): only their own addresses may stand beside or below them. */
function delegationOf(record: DnsRecord, zone: Zone): number | undefined {
  const labels = record.name.split('.')
  for (let start = labels.length - 1; start >= 0; start--) {
    const above = labels.slice(start).join('.')
    const isOne = record.type === 'NS' && start === 0
    const server = above === '@' || isOne ? undefined : zone.byName.get(above)?.find((place) => zone.records[place]?.type === 'NS')
    if (server !== undefined && !isGlue(record, zone)) return server
  }
  return undefined
}

const isGlue = ({ type, name }: DnsRecord, { records, domain }: Zone): boolean =>
  (type === 'A' || type === 'AAAA') && records.some((one) => one.type === 'NS' && one.content === fqdnOf(name, domain))

/** What a record is checked with. */
interface RecordCheck {
  readonly zone: Zone
  readonly find: (fits: (other: DnsRecord, place: number) => boolean) => number | undefined
  readonly report: Report
}

/** What types have against each other at one name. */
function kindCollisions(record: DnsRecord, index: number, { zone, find, report }: RecordCheck): DnsProblem[] {
  if (record.type === 'CNAME') {
    const second = find((other, place) => other.type === 'CNAME' && place < index)
    if (second !== undefined) return report('name', 'cname_double', second)
    return report(
      'name',
      'cname_exclusive',
      find(({ type }) => type !== 'CNAME'),
    )
  }
  if (record.type === 'ALIAS')
    return report(
      'name',
      'alias_exclusive',
      find(({ type }) => type === 'A' || type === 'AAAA' || type === 'ALIAS'),
    )
  if (isHttpsAlias(record))
    return report(
      'content',
      'https_alias',
      find((other, place) => other.type === 'HTTPS' && (place < index || !isHttpsAlias(other))),
    )
  if (record.type === 'MX' || record.type === 'NS' || record.type === 'SRV' || record.type === 'PTR')
    return pointsToCname(record, zone, report)
  return []
}

/** RFC 2181 10.2 and 10.3: the host of MX, NS, SRV and PTR is no alias. */
function pointsToCname({ content, type }: DnsRecord, { records, domain, byName }: Zone, report: Report): DnsProblem[] {
  if (content !== domain && !content.endsWith(`.${domain}`)) return []
  const name = content === domain ? '@' : content.slice(0, -domain.length - 1)
  const alias = byName.get(name)?.find((place) => records[place]?.type === 'CNAME')
  return report('content', type === 'MX' ? 'mx_alias' : 'host_alias', alias)
}
