import { type Answer, AUTHORITATIVE_ANSWER, type Packet, type Question } from 'dns-packet'
import type { Kysely } from 'kysely'
import { type DnsRecord, OWN_NAME_SERVERS, readServiceBinding, unreachable, utf8Length } from '../../../src/model'
import type { Database } from '../../db'
import { registeredDs } from './dnssec/registeredDs'
import { type SearchEnd, signReply } from './dnssec/signReply'
import { keyRecord, readDs } from './dnssec/zoneKey'
import { encodeServiceBinding, HTTPS_ON_THE_WIRE } from './serviceBinding'
import { findZone, recordsAt, type Zone } from './zones'

const CHAIN_MAX = 8
const NEGATIVE_TTL = 300 // seconds a missing name may be remembered
/** Seconds: whoever switches signatures off waits for so long. */
const DS_TTL = 300
const NOERROR = 0
const SERVFAIL = 2
const NXDOMAIN = 3
/** What a broken name server says instead of the truth. */
const WRONG = { A: '203.0.113.99', AAAA: '2001:db8:9::99' } as const

interface Asking {
  /** The one who asks looks at signatures. */
  wantsSignatures: boolean
  now: Date
}

/** What the authoritative server says to a question; null when it says nothing. */
export async function answerQuestion(db: Kysely<Database>, question: Question, { wantsSignatures, now }: Asking): Promise<Packet | null> {
  const name = question.name.toLowerCase().replace(/\.$/, '')
  const zone = await findZone(db, name)
  const fault = await faultOf(db, zone?.name ?? name)
  if (fault === 'timeout') return null
  if (fault === 'nxdomain' || !zone) return reply(NXDOMAIN, [], zone)
  if (question.type === 'DS' && name === zone.name) return reply(NOERROR, (await registeredDs(db, name)).map(dsAnswer(name)), zone)
  const { answers, exists, end } = await collect(db, zone, { ...question, name })
  const told = fault === 'wrong' ? answers.map(falsified) : answers
  const packet = reply(exists ? NOERROR : NXDOMAIN, told, zone)
  return wantsSignatures ? signReply(db, packet, { end, asked: typeOnTheWire(question.type), startOfAuthority, now }) : packet
}

const dsAnswer =
  (name: string) =>
  (text: string): Answer => {
    const { digest, ...numbers } = readDs(text)
    return { type: 'DS', name, ttl: DS_TTL, data: { ...numbers, digest: Buffer.from(digest, 'hex') } }
  }

async function faultOf(db: Kysely<Database>, zone: string) {
  const rows = await db.selectFrom('dns_faults').selectAll().where('name', 'in', [zone, '*']).execute()
  return (rows.find(({ name }) => name === zone) ?? rows[0])?.kind
}

function reply(code: number, answers: Answer[], zone: Zone | undefined): Packet {
  const authorities = zone && answers.length === 0 ? [startOfAuthority(zone)] : []
  // dns-packet keeps the response code in the lowest four flags.
  return { type: 'response', flags: AUTHORITATIVE_ANSWER | (zone || code === NXDOMAIN ? code : SERVFAIL), answers, authorities }
}

const startOfAuthority = ({ name, version }: Zone): Answer => ({
  type: 'SOA',
  name,
  ttl: NEGATIVE_TTL,
  data: {
    mname: OWN_NAME_SERVERS[0],
    rname: `hostmaster.${name}`,
    serial: version,
    refresh: 7_200,
    retry: 3_600,
    expire: 1_209_600,
    minimum: NEGATIVE_TTL,
  },
})

interface Collected {
  answers: Answer[]
  exists: boolean
  end: SearchEnd
}

/** The records of the wanted type at a name, behind aliases too. */
async function collect(db: Kysely<Database>, start: Zone, { name: wanted, type }: Question): Promise<Collected> {
  const answers: Answer[] = []
  let end: SearchEnd = { zone: start, name: wanted, types: null }
  for (let step = 0; step < CHAIN_MAX; step++) {
    const { zone, name } = end
    const found = recordsAt(zone, name)
    if (!found) return { answers, exists: step > 0, end }
    const ofZone = name === zone.name ? recordsOfZone(zone) : []
    end = { zone, name, types: [...found.flatMap((record) => typesOf(record)), ...ofZone.map((answer) => answer.type)] }
    const special = ofZone.filter((answer) => answer.type === type)
    if (special.length > 0) return { answers: [...answers, ...special], exists: true, end }
    const alias = found.find((record) => record.type === 'CNAME')
    if (!alias || type === 'CNAME') {
      answers.push(...(await direct(db, found, { name, type })))
      return { answers, exists: true, end }
    }
    answers.push({ type: 'CNAME', name, ttl: alias.ttl, data: alias.content })
    const next = await findZone(db, alias.content)
    if (!next) break
    end = { zone: next, name: alias.content, types: null }
  }
  return { answers, exists: true, end }
}

/** What a zone says of itself, besides the records that people manage. */
const recordsOfZone = (zone: Zone): Answer[] => [startOfAuthority(zone), ...(zone.key ? [keyRecord(zone.name, zone.key.publicKey)] : [])]

const typeOnTheWire = (type: string): string => (type === 'HTTPS' ? HTTPS_ON_THE_WIRE : type)
const typesOf = ({ type }: DnsRecord): string[] => (type === 'ALIAS' ? ['A', 'AAAA'] : [typeOnTheWire(type)])

async function direct(db: Kysely<Database>, found: readonly DnsRecord[], { name, type }: Question): Promise<Answer[]> {
  const asked: string = type
  const wanted = asked === HTTPS_ON_THE_WIRE ? 'HTTPS' : asked
  const answers = found.filter((record) => record.type === wanted).flatMap((record) => asAnswer(record, name) ?? [])
  if (type !== 'A' && type !== 'AAAA') return answers
  for (const { content, ttl } of found.filter((record) => record.type === 'ALIAS')) {
    const zone = await findZone(db, content)
    const target = zone && (await collect(db, zone, { name: content, type }))
    for (const answer of target?.answers ?? [])
      if (answer.type === 'A' || answer.type === 'AAAA') answers.push({ type: answer.type, name, ttl, data: answer.data })
  }
  return answers
}

function asAnswer({ type, content, ttl, prio, weight, port, flags, tag }: DnsRecord, name: string): Answer | null {
  switch (type) {
    case 'A':
    case 'AAAA':
    case 'CNAME':
    case 'NS':
    case 'PTR':
      return { type, name, ttl, data: content }
    case 'MX':
      return { type, name, ttl, data: { preference: prio ?? 0, exchange: content } }
    case 'TXT':
      return { type, name, ttl, data: characterStrings(content) }
    case 'SRV':
      return { type, name, ttl, data: { priority: prio ?? 0, weight: weight ?? 0, port: port ?? 0, target: content } }
    case 'CAA':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of dns-packet know three tags; the wire takes any
      return { type, name, ttl, data: { flags: flags ?? 0, tag: (tag ?? 'issue') as 'issue', value: content } }
    case 'TLSA': {
      const [usage, selector, matchingType, data = ''] = content.split(' ')
      return {
        type,
        name,
        ttl,
        data: {
          usage: Number(usage),
          selector: Number(selector),
          matchingType: Number(matchingType),
          certificate: Buffer.from(data, 'hex'),
        },
      }
    }
    case 'SSHFP': {
      const [algorithm, hash, fingerprint = ''] = content.split(' ')
      return { type, name, ttl, data: { algorithm: Number(algorithm), hash: Number(hash), fingerprint } }
    }
    case 'HTTPS': {
      const binding = readServiceBinding(content)
      return binding && { type: HTTPS_ON_THE_WIRE, name, ttl, data: encodeServiceBinding(binding) }
    }
    case 'ALIAS':
      return null
    default:
      return unreachable(type)
  }
}

const CHUNK = 255

function characterStrings(text: string): Buffer[] {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.max(Math.ceil(utf8Length(text) / CHUNK), 1) }, (_, nth) =>
    bytes.subarray(nth * CHUNK, (nth + 1) * CHUNK),
  )
}

function falsified(answer: Answer): Answer {
  if (answer.type === 'A') return { ...answer, data: WRONG.A }
  return answer.type === 'AAAA' ? { ...answer, data: WRONG.AAAA } : answer
}
