import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Clock } from '../clock'
import { answerQuestion } from './answer'
import { ask } from './ask'
import { createLookup, type Lookup, type LookupType, wireType } from './lookup'
import { createCachingResolver, secondsOf } from './resolver'
import { type DnsServer, serveDns } from './server'

export type { Lookup, LookupType } from './lookup'
export { toldServiceBinding } from './serviceBinding'

/** The domain name system of this machine: name servers, and a resolver that remembers. */
export interface Dns {
  /** Asks the name servers themselves. */
  authoritative: Lookup
  /** Asks as the rest of the world does. */
  public: Lookup
  /** For how many seconds the rest of the world goes on saying what it says; null when it says nothing. */
  remembered(name: string, type: LookupType): Promise<number | null>
  servers: { authoritative: DnsServer; public: DnsServer }
  close(): Promise<void>
}

/** Starts both servers on loopback ports. */
export async function startDns(db: Kysely<Database>, clock: Clock, port = 0): Promise<Dns> {
  const authoritative = await serveDns(
    (question, wantsSignatures) => answerQuestion(db, question, { wantsSignatures, now: clock.now() }),
    port,
  )
  const resolver = await serveDns(createCachingResolver(db, clock, authoritative.port), port && port + 1)
  return {
    authoritative: createLookup(authoritative),
    public: createLookup(resolver),
    async remembered(name, type) {
      const packet = await ask(resolver.port, { name, type: wireType(type) })
      return packet && secondsOf(packet)
    },
    servers: { authoritative, public: resolver },
    async close() {
      await Promise.all([authoritative.close(), resolver.close()])
    },
  }
}
