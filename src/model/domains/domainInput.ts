import { isDomain } from '../validation/domain'
import { isIpv4, toAsciiName } from '../dns/names'
import { isOwnDomain } from '../dns/servers'

/** A domain as somebody typed or pasted it (DO-03, DR-02). */
export interface DomainInput {
  /** As DNS has it. */
  readonly name: string
  /** As people read it. */
  readonly unicodeName: string
  /** `www.` was in front, and was taken off. */
  readonly hadWww: boolean
  /** Why it cannot be used; names the text. */
  readonly problem: 'missing' | 'address' | 'email' | 'no_tld' | 'long_tld' | 'subdomain' | 'wildcard' | 'own' | 'invalid' | null
  /** Letters of several scripts that look alike: perhaps not the domain it seems to be. */
  readonly isLookalike: boolean
}

const TLD_MAX = 11

/** Takes scheme, path, port, `www.` and last dot off, and says what is wrong with the rest. */
export function readDomainInput(input: string): DomainInput {
  const text = input.trim().normalize('NFC').toLowerCase()
  const isEmail = /^[^/@]+@[^/@]+$/.test(text.replace(/^mailto:/, ''))
  const host = text
    .replace(/^[a-z][a-z\d+.-]*:\/*/, '')
    .replace(/[/?#].*/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '')
    .replace(/[。．｡]/g, '.')
    .replace(/(?<!\.)\.+$/, '')
  const hadWww = host.startsWith('www.') && host.split('.').length > 2
  const unicodeName = hadWww ? host.slice(4) : host
  const name = toAsciiName(unicodeName)
  return { name, unicodeName, hadWww, problem: isEmail ? 'email' : problemOf(name, unicodeName), isLookalike: isLookalike(unicodeName) }
}

function problemOf(name: string, unicodeName: string): DomainInput['problem'] {
  if (name === '') return 'missing'
  if (isIpv4(name) || name.startsWith('[')) return 'address'
  if (name.startsWith('*')) return 'wildcard'
  const labels = name.split('.')
  if (labels.length < 2) return 'no_tld'
  if (isOwnDomain(name)) return 'own'
  if (labels.length > 3) return 'subdomain'
  const top = unicodeName.split('.').at(-1) ?? ''
  if (/^[\p{L}\p{M}-]+$/u.test(top) && top.length > TLD_MAX) return 'long_tld'
  return isDomain(unicodeName) && isAsciiDomain(labels) ? null : 'invalid'
}

const isAsciiDomain = (labels: readonly string[]): boolean =>
  labels.every((label) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/.test(label)) && labels.join('.').length <= 253

/** Letters of other scripts that look like latin ones. */
const LATIN_LOOKALIKE = /^[аеорсухіјѕԁһԛԝӏвкмнтαινορτυχ\d-]+$/u

function isLookalike(name: string): boolean {
  return name.split('.').some((label) => {
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(label))
    return scripts.length > 1 || (scripts.length === 1 && !/\p{Script=Latin}/u.test(label) && LATIN_LOOKALIKE.test(label))
  })
}
