import { createHash, generateKeyPairSync } from 'node:crypto'
import type { Answer, DnskeyData } from 'dns-packet'
import { dataOnTheWire, wireOf } from './wire'

/** ECDSA over P-256 with SHA-256 (RFC 6605). */
export const ALGORITHM = 13
/** SHA-256 (RFC 4509). */
const DIGEST_TYPE = 2
/** Of a zone, and named by the DS record. */
const FLAGS = 257
const PROTOCOL = 3
const TTL = 3_600

/** What the registry has to say of a zone (RFC 4034 5). */
export interface Ds {
  keyTag: number
  algorithm: number
  digestType: number
  /** Hexadecimal. */
  digest: string
}

/** A new pair: the public key as its record has it, in base64, the private one as PEM. */
export function newZoneKey(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return {
    publicKey: Buffer.concat([Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64'),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

/** The fields of the DNSKEY record, which some registries ask for instead of the DS record. */
export const keyFields = (publicKey: string) => ({ flags: FLAGS, protocol: PROTOCOL, algorithm: ALGORITHM, publicKey })

export const keyRecord = (zone: string, publicKey: string): Answer & { data: DnskeyData } => ({
  type: 'DNSKEY',
  name: zone,
  ttl: TTL,
  data: { flags: FLAGS, algorithm: ALGORITHM, key: Buffer.from(publicKey, 'base64') },
})

/** The number by which signatures and DS records name a key (RFC 4034, appendix B). */
export function keyTagOf(publicKey: string): number {
  const sum = dataOnTheWire(keyRecord('.', publicKey)).reduce((all, byte, place) => all + (place % 2 === 0 ? byte << 8 : byte), 0)
  return (sum + (sum >> 16)) & 0xffff
}

export function dsOf(zone: string, publicKey: string): Ds {
  const record = keyRecord(zone, publicKey)
  const name = wireOf(record).subarray(0, zone.length + 2)
  const digest = createHash('sha256').update(name).update(dataOnTheWire(record)).digest('hex').toUpperCase()
  return { keyTag: keyTagOf(publicKey), algorithm: ALGORITHM, digestType: DIGEST_TYPE, digest }
}

/** As zone files have it. */
export const dsText = ({ keyTag, algorithm, digestType, digest }: Ds): string => `${keyTag} ${algorithm} ${digestType} ${digest}`

export function readDs(text: string): Ds {
  const [keyTag, algorithm, digestType, ...digest] = text.split(' ')
  return { keyTag: Number(keyTag), algorithm: Number(algorithm), digestType: Number(digestType), digest: digest.join('').toUpperCase() }
}
