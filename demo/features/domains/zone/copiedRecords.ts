import { type DnsRecord, type DnsType, plainText, TTL_DEFAULT, validateZone } from '../../../../src/model'
import type { Dns } from '../../../services/dns'

/** Names at which zones keep what mail and other services need. The apex and www are the website's, so nobody asks for addresses there. */
const SERVICES = ['mail', 'smtp', 'imap', 'pop', 'webmail', 'autodiscover', 'autoconfig', 'ftp', 'shop', 'blog']
const DKIM = ['default', 'google', 'mail', 's1', 'selector1', 'selector2'].map((selector) => `${selector}._domainkey`)
const SRV = ['_autodiscover._tcp', '_imaps._tcp', '_submission._tcp', '_sip._tls', '_sipfederationtls._tcp']

type CopiedType = Exclude<DnsType, 'ALIAS'>

const QUESTIONS: readonly (readonly [CopiedType, readonly string[]])[] = [
  ['MX', ['@']],
  ['TXT', ['@', '_dmarc', '_mta-sts', '_smtp._tls', ...DKIM]],
  ['CNAME', [...SERVICES, ...DKIM]],
  ['A', SERVICES],
  ['SRV', SRV],
]

/** The website's own names, and what belongs to none of the services. */
const REST: typeof QUESTIONS = [
  ['A', ['@', 'www', '*']],
  ['CNAME', ['www', '*']],
  ['CAA', ['@']],
]

/**
 * What the present name servers of a domain say of its mail and services, so that neither is lost when ours take over (DO-06); with `all` also
 * of the website and the certificates.
 */
export async function copiedRecords({ authoritative }: Dns, domain: string, which: 'services' | 'all' = 'services'): Promise<DnsRecord[]> {
  const questions = which === 'all' ? [...QUESTIONS, ...REST] : QUESTIONS
  const host = (name: string) => (name === '@' ? domain : `${name}.${domain}`)
  const ask = async (type: CopiedType, name: string): Promise<DnsRecord[]> =>
    ((await authoritative(host(name), type)) ?? []).map((text) => recordOf(type, name, text))
  if (!(await authoritative(domain, 'NS'))?.length) return []
  const first = (await Promise.all(questions.flatMap(([type, names]) => names.map((name) => ask(type, name))))).flat()
  const hosts = new Set(first.filter(({ type }) => type === 'A').map(({ name }) => name))
  const found = [...first, ...(await Promise.all([...hosts].map((name) => ask('AAAA', name)))).flat()]
  const aliases = new Set(found.filter(({ type }) => type === 'CNAME').map(({ name }) => name))
  // Behind an alias everybody finds the records of its target.
  const own = found.filter(({ type, name }) => type === 'CNAME' || !aliases.has(name))
  const wrong = new Set(validateZone(own, domain).map(({ index }) => index))
  return own.filter((_, index) => !wrong.has(index))
}

function recordOf(type: CopiedType, name: string, text: string): DnsRecord {
  const record = { type, name, content: text, ttl: TTL_DEFAULT }
  const [first = '', second = '', third = '', host = ''] = text.split(' ')
  if (type === 'CAA') return { ...record, flags: Number(first), tag: second, content: plainText(quotedPieces(text)) ?? '' }
  if (type === 'MX') return { ...record, prio: Number(first), content: second || '.' }
  return type === 'SRV' ? { ...record, prio: Number(first), weight: Number(second), port: Number(third), content: host } : record
}

const quotedPieces = (text: string): string[] => (text.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((piece) => piece.slice(1, -1))
