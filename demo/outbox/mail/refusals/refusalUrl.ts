import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { readClaim, signClaim } from './signedClaim'

/** Somebody who gets mails of a partner; the address in lower case. */
export interface Addressee {
  partnerId: number
  email: string
}

const PATH = '/no-reminders'
const PURPOSE = 'reminder-refusal'

/** Where the addressee says that they want no more reminders; without a public address of the host there is no such place. */
export async function refusalUrl(db: Kysely<Database>, publicUrl: string | null, { partnerId, email }: Addressee): Promise<string | null> {
  if (!publicUrl) return null
  const claim = `${partnerId}.${Buffer.from(email.toLowerCase()).toString('base64url')}`
  return `${publicUrl}${PATH}/${await signClaim(db, PURPOSE, claim)}`
}

/** Who the token stands for; null when we did not make it. */
export async function readRefusal(db: Kysely<Database>, token: string): Promise<Addressee | null> {
  const claim = await readClaim(db, PURPOSE, token)
  if (claim === null) return null
  const [partnerId = '', email = ''] = claim.split('.')
  return { partnerId: Number(partnerId), email: Buffer.from(email, 'base64url').toString('utf8') }
}
