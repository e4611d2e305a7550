import type { DnsRecord, DnsType } from './DnsRecord'
import { absoluteHost } from './names'
import { readServiceBinding, wrongParameter } from './serviceBinding'

/** Types whose content is data for machines, in the words of zone files. */
export const TECHNICAL_TYPES: readonly DnsType[] = ['TLSA', 'SSHFP', 'HTTPS']

/** Hexadecimal digits by kind of fingerprint: SHA-256 and SHA-512 (RFC 6698 2.1.3), SHA-1 and SHA-256 (RFC 4255 3.1, 6594). */
const TLSA_DIGITS: Readonly<Record<string, number>> = { 1: 64, 2: 128 }
const SSHFP_DIGITS: Readonly<Record<string, number>> = { 1: 40, 2: 64 }

/** The one way such content is kept: single spaces, small hexadecimal digits in one piece, targets absolute with their last dot. */
export function technicalContent({ type, content }: DnsRecord, domain: string): string {
  const words = content.trim().split(/\s+/)
  if (type !== 'HTTPS') {
    const numbers = type === 'TLSA' ? 3 : 2
    return [...words.slice(0, numbers), words.slice(numbers).join('').toLowerCase()].filter(Boolean).join(' ')
  }
  const [priority = '', target = '', ...parameters] = words
  const host = absoluteHost(target, domain)
  return [priority, host === '' || host === '.' ? host : `${host}.`, ...parameters.map(withoutQuotes)].filter(Boolean).join(' ')
}

const withoutQuotes = (parameter: string): string => parameter.replace(/^([^="]+)="([^"]*)"$/, '$1=$2').replace(/^([^=]+)=$/, '$1')

interface TechnicalProblem {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What is wrong with it; null when nothing is. */
export function technicalProblem({ type, content }: DnsRecord): TechnicalProblem | null {
  if (type === 'TLSA') {
    const [, kind = '', data = ''] = /^[0-3] [01] ([0-2]) ((?:[\da-f]{2})+)$/.exec(content) ?? []
    return data === '' ? { key: 'tlsa_invalid' } : digitsProblem(data, TLSA_DIGITS[kind])
  }
  if (type === 'SSHFP') {
    const [, kind = '', data = ''] = /^[1-46] ([12]) ([\da-f]+)$/.exec(content) ?? []
    return data === '' ? { key: 'sshfp_invalid' } : digitsProblem(data, SSHFP_DIGITS[kind])
  }
  const binding = readServiceBinding(content)
  if (!binding) return { key: 'https_invalid' }
  const parameter = wrongParameter(binding)
  return parameter === null ? null : { key: 'https_parameter', values: { parameter } }
}

const digitsProblem = (data: string, digits: number | undefined): TechnicalProblem | null =>
  digits === undefined || data.length === digits ? null : { key: 'fingerprint_length', values: { digits, count: data.length } }
