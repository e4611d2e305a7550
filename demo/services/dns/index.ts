import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Clock } from '../clock'
import { answerQuestion } from './answer'
import { createLookup, type Lookup } from './lookup'
import { createCachingResolver } from './resolver'
import { type DnsServer, serveDns } from './server'

export type { Lookup, LookupType } from './lookup'
export { toldServiceBinding } from './serviceBinding'

/** The domain name system of this machine: name servers, and a resolver that remembers. */
export interface Dns {
  /** Asks the name servers themselves. */
  authoritative: Lookup
  /** Asks as the rest of the world does. */
  public: Lookup
  servers: { authoritative: DnsServer; public: DnsServer }
  close(): Promise<void>
}

/** Starts both servers on loopback ports. */
export async function startDns(db: Kysely<Database>, clock: Clock, port = 0): Promise<Dns> {
  const authoritative = await serveDns((question) => answerQuestion(db, question), port)
  const resolver = await serveDns(createCachingResolver(db, clock, authoritative.port), port && port + 1)
  return {
    authoritative: createLookup(authoritative),
    public: createLookup(resolver),
    servers: { authoritative, public: resolver },
    async close() {
      await Promise.all([authoritative.close(), resolver.close()])
    },
  }
}
