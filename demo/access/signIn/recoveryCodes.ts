import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { RECOVERY_CODES } from '../../../src/model'
import type { Database } from '../../db'
import { hashOf } from '../tokens/opaqueToken'

/** Without signs that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz023456789'
const LENGTH = 16
const GROUP = 4

const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
const grouped = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** New codes in the place of all there were; only their hashes stay. */
export async function makeRecoveryCodes(db: Kysely<Database>, userId: number): Promise<string[]> {
  await dropRecoveryCodes(db, userId)
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(code), user_id: userId })))
    .execute()
  return codes.map(grouped)
}

/** Each opens the account once. */
export async function takeRecoveryCode(db: Kysely<Database>, userId: number, code: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(plain(code)))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function dropRecoveryCodes(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
