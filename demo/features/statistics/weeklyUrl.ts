import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { readClaim, signClaim } from '../../outbox/mail/refusals/signedClaim'

const PATH = '/no-weekly-mail'
const PURPOSE = 'weekly-mail-refusal'

/** Where the customer ends the weekly mail about a website; without a public address of the host there is no such place. */
export const weeklyUrl = async (db: Kysely<Database>, publicUrl: string | null, siteId: number): Promise<string | null> =>
  publicUrl && `${publicUrl}${PATH}/${await signClaim(db, PURPOSE, String(siteId))}`

/** The website, as its statistics count it, that the token stands for; null when we did not make it. */
export async function readWeekly(db: Kysely<Database>, token: string): Promise<number | null> {
  const claim = await readClaim(db, PURPOSE, token)
  return claim === null ? null : Number(claim)
}
