import { type Answer, type Packet, RECURSION_AVAILABLE } from 'dns-packet'
import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Clock } from '../clock'
import { ask } from './ask'
import type { Answerer } from './server'

const NEGATIVE_TTL = 300 // seconds, when the answer names none
const CACHE_MAX = 5_000

interface Cached {
  packet: Packet
  /** On the host's clock, milliseconds. */
  at: number
  expires: number
}

/** A resolver as providers run them: asks the authoritative server, and remembers what it heard as long as it may. */
export function createCachingResolver(db: Kysely<Database>, clock: Clock, port: number): Answerer {
  const cache = new Map<string, Cached>()
  return async (question) => {
    const key = `${question.name.toLowerCase()} ${question.type}`
    const known = cache.get(key)
    const now = clock.now().getTime()
    if (known && known.at <= now && (known.expires > now || (await isStale(db, question.name)))) return aged(known, now)
    const packet = await ask(port, question)
    if (!packet) return null
    if (cache.size >= CACHE_MAX) cache.clear()
    cache.set(key, { packet, at: now, expires: now + secondsOf(packet) * 1_000 })
    return { ...packet, flags: (packet.flags ?? 0) | RECURSION_AVAILABLE }
  }
}

async function isStale(db: Kysely<Database>, name: string): Promise<boolean> {
  const rows = await db.selectFrom('dns_faults').select('name').where('kind', '=', 'stale').execute()
  return rows.some((fault) => fault.name === '*' || name === fault.name || name.endsWith(`.${fault.name}`))
}

const ttlsOf = (packet: Packet): number[] =>
  [...(packet.answers ?? []), ...(packet.authorities ?? [])].flatMap((answer) =>
    'ttl' in answer && answer.ttl !== undefined ? [answer.ttl] : [],
  )

/** For how long an answer may be remembered. */
export const secondsOf = (packet: Packet): number => Math.min(...ttlsOf(packet), packet.answers?.length ? 86_400 : NEGATIVE_TTL)

/** The answer with what is left of its time to live. */
function aged({ packet, at }: Cached, now: number): Packet {
  const age = Math.floor((now - at) / 1_000)
  const older = (answer: Answer): Answer => ('ttl' in answer ? { ...answer, ttl: Math.max((answer.ttl ?? 0) - age, 0) } : answer)
  const { answers = [], authorities = [] } = packet
  return {
    ...packet,
    flags: (packet.flags ?? 0) | RECURSION_AVAILABLE,
    answers: answers.map(older),
    authorities: authorities.map(older),
  }
}
