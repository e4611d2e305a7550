import type { DnsRecord } from './DnsRecord'
import { SPF_LOOKUPS_MAX, TTL_DEFAULT, TTL_MAX, TTL_MIN } from './limits'
import { fqdnOf } from './names'

interface LintFix {
  readonly add?: readonly DnsRecord[]
  /** Records in other words, by their place. */
  readonly change?: ReadonlyMap<number, DnsRecord>
  readonly remove?: readonly number[]
}

/** Something that works, but not well; `fix` says what would be added, changed or taken away, where that is safe. */
export interface LintFinding {
  readonly key:
    | 'no_spf'
    | 'two_spf'
    | 'spf_lookups'
    | 'spf_open'
    | 'no_dmarc'
    | 'mx_without_address'
    | 'no_www'
    | 'dangling_cname'
    | 'ttl_short'
    | 'ttl_long'
  readonly values: Readonly<Record<string, string | number>>
  readonly fix?: LintFix
}

const SPF = /^v=spf1(?:\s|$)/i
const SPF_LOOKUP = /^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?:[:]|$)|exists:)|^redirect=/i

/** What is unwise in a zone (DN-09). Mail is only looked at where the domain receives some. */
export function lintZone(records: readonly DnsRecord[], domain: string): LintFinding[] {
  const receivesMail = records.some(({ type, content }) => type === 'MX' && content !== '.')
  return [
    ...(receivesMail ? mailFindings(records, domain) : []),
    ...webFindings(records, domain),
    ...ttlFindings(records, 'ttl_short', (ttl) => Math.max(ttl, TTL_MIN)),
    ...ttlFindings(records, 'ttl_long', (ttl) => Math.min(ttl, TTL_MAX)),
  ]
}

function mailFindings(records: readonly DnsRecord[], domain: string): LintFinding[] {
  const spf = records.flatMap((record, index) => (record.type === 'TXT' && record.name === '@' && SPF.test(record.content) ? [index] : []))
  const found: LintFinding[] = []
  if (spf.length === 0) found.push({ key: 'no_spf', values: {}, fix: { add: [text('@', 'v=spf1 mx ~all')] } })
  if (spf.length > 1) found.push({ key: 'two_spf', values: { count: spf.length }, fix: mergedSpf(records, spf) })
  for (const index of spf) {
    const terms = (records[index]?.content ?? '').split(/\s+/).slice(1)
    const lookups = terms.filter((term) => SPF_LOOKUP.test(term)).length
    if (lookups > SPF_LOOKUPS_MAX) found.push({ key: 'spf_lookups', values: { count: lookups, max: SPF_LOOKUPS_MAX } })
    if (terms.some((term) => /^\+?all$/i.test(term))) found.push({ key: 'spf_open', values: {} })
  }
  const hasDmarc = records.some(({ type, name, content }) => type === 'TXT' && name === '_dmarc' && /^v=DMARC1/i.test(content))
  const dmarc = text('_dmarc', `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`)
  if (!hasDmarc) found.push({ key: 'no_dmarc', values: {}, fix: { add: [dmarc] } })
  const hasAddress = answeredBy(
    records.filter(({ type }) => type === 'A' || type === 'AAAA' || type === 'ALIAS'),
    domain,
  )
  for (const { type, content } of records)
    if (type === 'MX' && isOwn(content, domain) && !hasAddress(content))
      found.push({ key: 'mx_without_address', values: { host: content } })
  return found
}

const text = (name: string, content: string): DnsRecord => ({ type: 'TXT', name, content, ttl: TTL_DEFAULT })

/** Several policies are none (RFC 7208 3.2): all their terms in one, and its strictest end. */
function mergedSpf(records: readonly DnsRecord[], spf: readonly number[]) {
  const terms = spf.flatMap((index) => (records[index]?.content ?? '').split(/\s+/).slice(1))
  const rules = [...new Set(terms.filter((term) => term && !/^[+?~-]?all$/i.test(term)))]
  return { remove: spf, add: [text('@', ['v=spf1', ...rules, terms.some((term) => term === '-all') ? '-all' : '~all'].join(' '))] }
}

function webFindings(records: readonly DnsRecord[], domain: string): LintFinding[] {
  const found: LintFinding[] = []
  const isWebsite = records.some(({ type, name }) => name === '@' && (type === 'A' || type === 'AAAA' || type === 'ALIAS'))
  const www: DnsRecord = { type: 'CNAME', name: 'www', content: domain, ttl: TTL_DEFAULT }
  if (isWebsite && !records.some(({ name }) => name === 'www' || name === '*'))
    found.push({ key: 'no_www', values: { domain }, fix: { add: [www] } })
  const isThere = answeredBy(records, domain)
  for (const { type, name, content } of records)
    if (type === 'CNAME' && isOwn(content, domain) && !isThere(content))
      found.push({ key: 'dangling_cname', values: { name: fqdnOf(name, domain), target: content } })
  return found
}

/** Records that are forgotten too soon or remembered too long; the nearest time that will do mends them. */
function ttlFindings(records: readonly DnsRecord[], key: 'ttl_short' | 'ttl_long', nearest: (ttl: number) => number): LintFinding[] {
  const change = new Map(
    records.flatMap((record, index) => (nearest(record.ttl) === record.ttl ? [] : [[index, { ...record, ttl: nearest(record.ttl) }]])),
  )
  return change.size > 0 ? [{ key, values: { count: change.size, min: TTL_MIN, max: TTL_MAX }, fix: { change } }] : []
}

const isOwn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Whether one of the records answers for a host, by its name or by a wildcard. */
function answeredBy(records: readonly DnsRecord[], domain: string): (host: string) => boolean {
  const names = new Set(records.map(({ name }) => fqdnOf(name, domain)))
  const wildcards = [...names].filter((name) => name.startsWith('*'))
  return (host) => names.has(host) || wildcards.some((name) => host.endsWith(name.slice(1)))
}
