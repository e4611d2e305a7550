import { type KeyObject, sign } from 'node:crypto'
import type { Answer, RrsigData } from 'dns-packet'
import { ALGORITHM } from './zoneKey'
import { dataOnTheWire, wireOf } from './wire'

/** Clocks of others may be slow. */
const BACK_SECONDS = 3_600
const VALID_SECONDS = 7 * 86_400

/** A key that signs, with the name of its zone. */
export interface Signer {
  zone: string
  keyTag: number
  privateKey: KeyObject
}

export type RecordSet = readonly [Answer, ...Answer[]]

/** What a signature of a set is made over (RFC 4034 3.1.8.1). Names in records are lower case as they are kept. */
export function signedBytes(set: RecordSet, fields: Omit<RrsigData, 'signature'>): Buffer {
  const head = dataOnTheWire({ type: 'RRSIG', name: '.', data: { ...fields, signature: Buffer.alloc(0) } })
  const records = set
    .map((record) => ({ data: dataOnTheWire(record), wire: wireOf({ ...record, ...('data' in record && { ttl: fields.originalTTL }) }) }))
    .toSorted((a, b) => Buffer.compare(a.data, b.data))
  return Buffer.concat([head, ...records.map(({ wire }) => wire)])
}

/** The signature of all records of one name and type. */
export function signSet(set: RecordSet, { zone, keyTag, privateKey }: Signer, now: Date): Answer {
  const [first] = set
  const seconds = Math.floor(now.getTime() / 1_000)
  const fields = {
    typeCovered: first.type,
    algorithm: ALGORITHM,
    labels: first.name.split('.').filter((label) => label !== '*').length,
    originalTTL: ('ttl' in first && first.ttl) || 0,
    expiration: seconds + VALID_SECONDS,
    inception: seconds - BACK_SECONDS,
    keyTag,
    signersName: zone,
  }
  const signature = sign('sha256', signedBytes(set, fields), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return { type: 'RRSIG', name: first.name, ttl: fields.originalTTL, data: { ...fields, signature } }
}
