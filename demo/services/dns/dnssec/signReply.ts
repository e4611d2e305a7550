import { createPrivateKey } from 'node:crypto'
import { type Answer, DNSSEC_OK, type Packet } from 'dns-packet'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { unseal } from '../../secrets/seal'
import { findZone, type Zone } from '../zones'
import { type RecordSet, type Signer, signSet } from './signSet'
import { keyTagOf } from './zoneKey'

/** Where the search for an answer came to its end. */
export interface SearchEnd {
  zone: Zone
  name: string
  /** Those of the records there; null when the name does not exist. */
  types: readonly string[] | null
}

interface Context {
  end: SearchEnd
  asked: string
  startOfAuthority: (zone: Zone) => Answer
  now: Date
}

/** Says that a name does not exist, as a type of the list of its types (RFC 9824). */
const NO_NAME = 'UNKNOWN_128'
const PROOF_TYPES = ['RRSIG', 'NSEC']
const RESPONSE_CODE = 0xf
const OPTIONS: Answer = {
  type: 'OPT',
  name: '.',
  udpPayloadSize: 1_232,
  extendedRcode: 0,
  ednsVersion: 0,
  flags: DNSSEC_OK,
  flag_do: true,
  options: [],
}

/** A reply with signatures, and with the proof that there is nothing where there is nothing. Zones without a key stay as they are. */
export async function signReply(db: Kysely<Database>, packet: Packet, { end, asked, startOfAuthority, now }: Context): Promise<Packet> {
  const { answers = [], authorities = [], flags = 0 } = packet
  const signed = { ...packet, answers: await withSignatures(db, answers, now), additionals: [OPTIONS] }
  const signer = await signerOf(db, end.zone)
  if (!signer || answers.some(({ type }) => type === asked)) return { ...signed, authorities }
  const soa = startOfAuthority(end.zone)
  const proof = denial(end, 'ttl' in soa ? soa.ttl : undefined)
  const proven = [soa, signSet([soa], signer, now), proof, signSet([proof], signer, now)]
  // The proof itself says that the name does not exist; as its owner it does.
  return { ...signed, flags: flags & ~RESPONSE_CODE, authorities: proven }
}

/** Compact denial: the next name after this one is right behind it, so that nothing is told of others (RFC 9824 3). */
const denial = ({ name, types }: SearchEnd, ttl = 0): Answer => ({
  type: 'NSEC',
  name,
  ttl,
  data: { nextDomain: `\0.${name}`, rrtypes: [...(types ?? [NO_NAME]), ...PROOF_TYPES] },
})

async function withSignatures(db: Kysely<Database>, answers: readonly Answer[], now: Date): Promise<Answer[]> {
  const signed: Answer[] = []
  for (const set of setsOf(answers)) {
    signed.push(...set)
    const [{ name, type }] = set
    const zone = await findZone(db, name)
    const signer = zone && (await signerOf(db, zone))
    // Name servers of a name below belong to whoever has that (RFC 4035 2.2).
    if (signer && !(type === 'NS' && name !== zone.name)) signed.push(signSet(set, signer, now))
  }
  return signed
}

function setsOf(answers: readonly Answer[]): RecordSet[] {
  const sets = new Map<string, [Answer, ...Answer[]]>()
  for (const answer of answers) {
    const key = `${answer.name} ${answer.type}`
    const set = sets.get(key)
    if (set) set.push(answer)
    else sets.set(key, [answer])
  }
  return [...sets.values()]
}

async function signerOf(db: Kysely<Database>, { name, key }: Zone): Promise<Signer | null> {
  return key && { zone: name, keyTag: keyTagOf(key.publicKey), privateKey: createPrivateKey(await unseal(db, key.privateKey)) }
}
