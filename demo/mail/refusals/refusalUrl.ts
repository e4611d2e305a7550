import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { secret } from '../../services'

/** Somebody who gets mails of a partner; the address in lower case. */
export interface Addressee {
  partnerId: number
  email: string
}

const PATH = '/no-reminders'

/** Where the addressee says that they want no more reminders; without a public address of the host there is no such place. */
export async function refusalUrl(db: Kysely<Database>, publicUrl: string | null, { partnerId, email }: Addressee): Promise<string | null> {
  if (!publicUrl) return null
  const claim = `${partnerId}.${Buffer.from(email.toLowerCase()).toString('base64url')}`
  return `${publicUrl}${PATH}/${claim}.${await signature(db, claim)}`
}

/** Who the token stands for; null when we did not make it. */
export async function readRefusal(db: Kysely<Database>, token: string): Promise<Addressee | null> {
  const [partnerId = '', email = '', given = '', ...rest] = token.split('.')
  const expected = Buffer.from(await signature(db, `${partnerId}.${email}`))
  const sent = Buffer.from(given)
  if (rest.length > 0 || sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null
  return { partnerId: Number(partnerId), email: Buffer.from(email, 'base64url').toString('utf8') }
}

const signature = async (db: Kysely<Database>, claim: string): Promise<string> =>
  createHmac('sha256', await secret(db, 'reminder-refusal'))
    .update(claim)
    .digest('base64url')
