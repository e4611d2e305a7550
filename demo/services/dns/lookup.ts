import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 2_000
const TRIES = 2

export type LookupType = 'A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'NS' | 'CAA' | 'SRV'

/** What a server says about a name, as sorted texts; nothing for a name that is not there, null when it does not answer. */
export type Lookup = (name: string, type: LookupType) => Promise<string[] | null>

/** Looks names up with Node's own resolver at one server. */
export function createLookup(server: string): Lookup {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  resolver.setServers([server])
  return async (name, type) => {
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

async function texts(resolver: Resolver, name: string, type: LookupType): Promise<string[]> {
  switch (type) {
    case 'A':
      return resolver.resolve4(name)
    case 'AAAA':
      return resolver.resolve6(name)
    case 'CNAME':
      return resolver.resolveCname(name)
    case 'NS':
      return resolver.resolveNs(name)
    case 'MX':
      return (await resolver.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange}`)
    case 'TXT':
      // Node reads the bytes of texts one by one.
      return (await resolver.resolveTxt(name)).map((pieces) => Buffer.from(pieces.join(''), 'latin1').toString('utf8'))
    case 'SRV':
      return (await resolver.resolveSrv(name)).map(({ priority, weight, port, name: host }) => `${priority} ${weight} ${port} ${host}`)
    case 'CAA':
      return (await resolver.resolveCaa(name)).map(({ critical, ...rest }) => `${critical} ${Object.entries(rest).flat().join(' ')}`)
  }
}
