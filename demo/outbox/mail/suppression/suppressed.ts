import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { ofPartner } from '../../../db/queries/base'
import { isHardBounce } from './isHardBounce'

/** An address, and what its mail server said. */
export interface Refused {
  email: string
  said: string
}

/** Those of the addresses that mail came back from for good, in lower case, with what was said then. */
export async function suppressedAmong(db: Kysely<Database>, partnerId: number, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await ofPartner(db, partnerId, 'suppressed_addresses')
    .select(['email', 'said'])
    .where(
      'email',
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .execute()
  return new Map(rows.map(({ email, said }) => [email, said]))
}

interface Returned {
  id: number
  partner_id: number
}

/** Notes the addresses that a mail came back from for good: no further mail is sent to them. */
export async function suppress(db: Kysely<Database>, mail: Returned, refused: readonly Refused[], now: Date): Promise<void> {
  const gone = new Map(refused.filter(({ said }) => isHardBounce(said)).map(({ email, said }) => [email.toLowerCase(), said]))
  if (gone.size === 0) return
  await db
    .insertInto('suppressed_addresses')
    .values([...gone].map(([email, said]) => ({ partner_id: mail.partner_id, email, said, outgoing_mail_id: mail.id, created_at: now })))
    .onConflict((conflict) => conflict.columns(['partner_id', 'email']).doNothing())
    .execute()
}
