import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { secret } from './secret'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOfHost = async (db: Kysely<Database>): Promise<Buffer> =>
  createHash('sha256')
    .update(await secret(db, 'seal'))
    .digest()

/** Encrypts a password of somebody else's server, so that the row alone opens nothing. */
export const seal = async (db: Kysely<Database>, text: string): Promise<string> => encrypt(await keyOfHost(db), text)

export const unseal = async (db: Kysely<Database>, sealed: string): Promise<string> => decrypt(await keyOfHost(db), sealed)

export function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws for another key, and for a text that was changed. */
export function decrypt(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
