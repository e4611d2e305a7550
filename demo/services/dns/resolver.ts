import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import { decode, encode, type Packet, type Question, RECURSION_AVAILABLE, streamDecode, streamEncode } from 'dns-packet'
import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Clock } from '../clock'
import type { Answerer } from './server'

const TIMEOUT_MS = 1_500
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

const secondsOf = (packet: Packet): number => Math.min(...ttlsOf(packet), packet.answers?.length ? 86_400 : NEGATIVE_TTL)

/** The answer with what is left of its time to live. */
function aged({ packet, at }: Cached, now: number): Packet {
  const age = Math.floor((now - at) / 1_000)
  const answers = packet.answers?.map((answer) => ('ttl' in answer ? { ...answer, ttl: Math.max((answer.ttl ?? 0) - age, 0) } : answer))
  return { ...packet, flags: (packet.flags ?? 0) | RECURSION_AVAILABLE, ...(answers && { answers }) }
}

async function ask(port: number, question: Question): Promise<Packet | null> {
  const query: Packet = { type: 'query', id: randomInt(65_536), questions: [question] }
  const answer = await askOverUdp(port, encode(query))
  if (!answer) return null
  const packet = decode(answer)
  return strip(packet.flag_tc ? decodeStream(await askOverTcp(port, streamEncode(query))) : packet)
}

const decodeStream = (message: Buffer | null): Packet | null => (message ? streamDecode(message) : null)

/** Only what is kept and sent on. */
const strip = (packet: Packet | null): Packet | null =>
  packet && { type: 'response', flags: (packet.flags ?? 0) & 0xf, answers: packet.answers ?? [], authorities: packet.authorities ?? [] }

async function askOverUdp(port: number, query: Buffer): Promise<Buffer | null> {
  const socket = createSocket('udp4')
  try {
    socket.send(query, port, '127.0.0.1')
    const [answer] = await once(socket, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer as Buffer
  } catch {
    return null
  } finally {
    socket.close()
  }
}

async function askOverTcp(port: number, query: Buffer): Promise<Buffer | null> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
  try {
    socket.write(query)
    const chunks: Buffer[] = []
    for await (const chunk of socket) {
      chunks.push(chunk as Buffer)
      const all = Buffer.concat(chunks)
      if (all.length >= 2 && all.length >= 2 + all.readUInt16BE(0)) return all
    }
    return null
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
