import { type Answer, encode } from 'dns-packet'

/** Of a packet; what follows is its only record. */
const HEADER_BYTES = 12
/** Of a record at the root: one byte of name, then type, class, time to live and length. */
const ROOT_BYTES = 11

/** A record as it is sent. */
export const wireOf = (record: Answer): Buffer => encode({ type: 'response', answers: [record] }).subarray(HEADER_BYTES)

/** The data of a record as it is sent. */
export const dataOnTheWire = (record: Answer): Buffer => wireOf({ ...record, name: '.' }).subarray(ROOT_BYTES)
