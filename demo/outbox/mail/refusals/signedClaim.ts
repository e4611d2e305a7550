import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { secret } from '../../../services'

/** Tokens of one purpose are worth nothing for another. */
type Purpose = 'reminder-refusal' | 'weekly-mail-refusal'

/** The claim with a signature behind it, for addresses that nobody else can make. */
export const signClaim = async (db: Kysely<Database>, purpose: Purpose, claim: string): Promise<string> =>
  `${claim}.${await signature(db, purpose, claim)}`

/** What a token claims; null when we did not sign it. */
export async function readClaim(db: Kysely<Database>, purpose: Purpose, token: string): Promise<string | null> {
  const at = token.lastIndexOf('.')
  const claim = token.slice(0, Math.max(at, 0))
  const expected = Buffer.from(await signature(db, purpose, claim))
  const sent = Buffer.from(token.slice(at + 1))
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? claim : null
}

const signature = async (db: Kysely<Database>, purpose: Purpose, claim: string): Promise<string> =>
  createHmac('sha256', await secret(db, purpose))
    .update(claim)
    .digest('base64url')
