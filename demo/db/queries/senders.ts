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

/** Websites whose customers are known to write from the addresses, each with the address; asked once for all of them. */
export async function websitesOfSenders(db: Kysely<Database>, partnerId: number, emails: readonly string[]) {
  const known = emails.filter(Boolean)
  const sent = sql<{ website_id: number; email: string }>`(
    select w.id as website_id, sender.email from unnest(${known}::text[]) as sender (email)
      join websites w on w.partner_id = ${partnerId} and ${isLive('websites', 'w')} and not w.is_template and sender_addresses(w.customer, w.contact) @> array[sender.email]
    union
    select a.website_id, a.email from customer_addresses a where a.email = any(${known}))`.as('sent')
  return ofPartner(db, partnerId, 'websites')
    .innerJoin(sent, 'sent.website_id', 'websites.id')
    .where('websites.is_template', '=', false)
    .select(['websites.id', 'sent.email'])
    .orderBy('websites.id')
    .execute()
}
