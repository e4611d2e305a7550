import { type Kysely, sql } from 'kysely'
import type { Database } from '..'
import { isLive, ofPartner } from './base'

/** The nearest mail of ours in the thread. What customers wrote does not count: their Message-IDs are no secret of ours. */
export async function mailOfThread(db: Kysely<Database>, partnerId: number, thread: readonly string[]) {
  if (thread.length === 0) return undefined
  const rows = await ofPartner(db, partnerId, 'messages')
    .innerJoin('websites', 'websites.id', 'messages.website_id')
    .where('messages.mail_id', 'in', [...thread])
    .where('messages.category', '=', 'message_to')
    .where(isLive('websites'))
    .select(['messages.id', 'messages.website_id', 'messages.mail_id'])
    .execute()
  return rows.toSorted((a, b) => thread.indexOf(a.mail_id ?? '') - thread.indexOf(b.mail_id ?? ''))[0]
}

/** Websites whose customer is known to write from the address. */
export async function websitesOfSender(db: Kysely<Database>, partnerId: number, email: string): Promise<number[]> {
  if (!email) return []
  const rows = await ofPartner(db, partnerId, 'websites')
    .where('is_template', '=', false)
    .where(
      sql<boolean>`(${email} in (lower(customer->>'email'), lower(customer->>'contactEmail'), lower(customer->>'billEmail'), lower(contact->>'emailAddress'))
        or exists (select from customer_addresses a where a.website_id = websites.id and a.email = ${email}))`,
    )
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
