import { Resolver } from 'node:dns/promises'
import type { Answer, RecordType } from 'dns-packet'
import { type DnsType, quotedText, shortIpv6, unreachable } from '../../../src/model'
import { ask } from './ask'
import { dsText } from './dnssec/zoneKey'
import { decodeServiceBinding, HTTPS_ON_THE_WIRE } from './serviceBinding'
import type { DnsServer } from './server'

const TIMEOUT_MS = 2_000
const TRIES = 2

export type LookupType = Exclude<DnsType, 'ALIAS'> | 'DS'

/** What a server says about a name, as sorted texts; nothing for a name that is not there, null when it does not answer. */
export type Lookup = (name: string, type: LookupType) => Promise<string[] | null>

/** Looks names up with Node's own resolver at one server; types that it does not know are asked for as packets. */
export function createLookup({ address, port }: DnsServer): Lookup {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  resolver.setServers([address])
  return async (name, type) => {
    if (type === 'TLSA' || type === 'SSHFP' || type === 'HTTPS' || type === 'CAA' || type === 'DS') return rawTexts(port, name, type)
    try {
      return (await texts(resolver, name, type)).toSorted()
    } catch (error) {
      return isMissing(error) ? [] : null
    }
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENODATA' || error.code === 'ENOTFOUND' || error.code === 'EBADNAME')

/** Node does not know them, or tells them in words of its own. */
type RawType = 'CAA' | 'TLSA' | 'SSHFP' | 'HTTPS' | 'DS'

/** How the wire calls a type; dns-packet knows one of them by its number only. */
export const wireType = (type: LookupType): RecordType => (type === 'HTTPS' ? HTTPS_ON_THE_WIRE : type)

async function rawTexts(port: number, name: string, type: RawType): Promise<string[] | null> {
  const packet = await ask(port, { name, type: wireType(type) })
  return packet && (packet.answers ?? []).flatMap(rawText).toSorted()
}

function rawText(answer: Answer): string[] {
  if (answer.type === 'CAA') return [`${answer.data.flags ?? 0} ${answer.data.tag} ${quotedText(answer.data.value)}`]
  if (answer.type === 'TLSA') {
    const { usage, selector, matchingType, certificate } = answer.data
    return [`${usage} ${selector} ${matchingType} ${certificate.toString('hex')}`]
  }
  if (answer.type === 'SSHFP') return [`${answer.data.algorithm} ${answer.data.hash} ${answer.data.fingerprint.toLowerCase()}`]
  if (answer.type === 'DS') return [dsText({ ...answer.data, digest: answer.data.digest.toString('hex').toUpperCase() })]
  const type: string = answer.type
  return type === HTTPS_ON_THE_WIRE && 'data' in answer && Buffer.isBuffer(answer.data) ? [decodeServiceBinding(answer.data)] : []
}

async function texts(resolver: Resolver, name: string, type: Exclude<LookupType, RawType>): Promise<string[]> {
  switch (type) {
    case 'A':
      return resolver.resolve4(name)
    case 'AAAA':
      return (await resolver.resolve6(name)).map(shortIpv6)
    case 'CNAME':
      return resolver.resolveCname(name)
    case 'NS':
      return resolver.resolveNs(name)
    case 'PTR':
      return resolver.resolvePtr(name)
    case 'MX':
      return (await resolver.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange}`)
    case 'TXT':
      // Node reads the bytes of texts one by one.
      return (await resolver.resolveTxt(name)).map((pieces) => Buffer.from(pieces.join(''), 'latin1').toString('utf8'))
    case 'SRV':
      return (await resolver.resolveSrv(name)).map(({ priority, weight, port, name: host }) => `${priority} ${weight} ${port} ${host}`)
    default:
      return unreachable(type)
  }
}
