import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db'
import { secret } from './secrets'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = async (db: Kysely<Database>): Promise<Buffer> =>
  createHash('sha256')
    .update(await secret(db, 'seal'))
    .digest()

/** Encrypts a password of somebody else's server, so that the row alone opens nothing. */
export async function seal(db: Kysely<Database>, text: string): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, await keyOf(db), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export async function unseal(db: Kysely<Database>, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, await keyOf(db), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
