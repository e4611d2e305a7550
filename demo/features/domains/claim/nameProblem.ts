import { isIP } from 'node:net'
import { getDomain, parse } from 'tldts'
import { OWN_DOMAINS } from '../../../../src/model'
import type { Services } from '../../../kernel/context'

export type NameProblem = 'address' | 'host' | 'reserved' | 'suffix'
type Host = Pick<Services, 'cdnHost' | 'demo' | 'hostname' | 'mail' | 'publicUrl'>

/** Names of sections that people register below, such as `github.io`, count as public suffixes too. */
const LIST = { allowPrivateDomains: true } as const
/** On the list of public suffixes, or below one, and yet nobody's for the web: RFC 2606, 3172, 7686. */
const NOT_FOR_WEBSITES = ['example.com', 'example.net', 'example.org', 'arpa', 'onion']
/** RFC 2606: for documentation. It is the world that the demo is set in, its name servers answer for it. */
const DEMO_TLD = '.example'

/** A name as DNS has it, and an address as the network has it, however it was spelled; null when it is neither. */
export function asciiName(typed: string): string | null {
  try {
    // The parser of addresses of the web knows all spellings of an IP address (hex, octal, one number, full-width digits), and IDNA.
    const { hostname } = new URL(`http://${typed.trim()}`)
    return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || null
  } catch {
    return null
  }
}

/** Why nobody may have this name as a domain of their own; null when somebody may. */
export function nameProblem(host: Host, name: string): NameProblem | null {
  if (isIP(name)) return 'address'
  if (namesOf(host).some((own) => isWithin(name, own))) return 'host'
  if (host.demo && name.endsWith(DEMO_TLD)) return null
  const { publicSuffix, isIcann, isPrivate } = parse(name, LIST)
  // What the list does not know is no name of the internet: localhost, test, invalid, local, internal, lan.
  if ((!isIcann && !isPrivate) || NOT_FOR_WEBSITES.some((reserved) => isWithin(name, reserved))) return 'reserved'
  return publicSuffix === name ? 'suffix' : null
}

/** Whether a registry sells this name: exactly one label below a public suffix. */
export const isRegistrable = (name: string): boolean => getDomain(name, LIST) === name

const isWithin = (name: string, parent: string): boolean => name === parent || name.endsWith(`.${parent}`)

/** All that is the provider's: where people, files and mails reach this host, and its domains. */
function namesOf({ cdnHost, hostname, mail, publicUrl }: Host): string[] {
  const hosts = [publicUrl, cdnHost, hostname, mail.domain].flatMap((text) => hostIn(text) ?? [])
  return [...Object.values(OWN_DOMAINS), ...hosts.map((name) => getDomain(name, LIST) ?? name)]
}

/** The host name in a URL or a name; none in a path. */
function hostIn(text: string | null): string | null {
  if (!text || text.startsWith('/')) return null
  return asciiName(text.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').replace(/[/?#].*/s, ''))
}
