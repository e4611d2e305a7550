import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { addMessage } from '../../db/writers/addMessages'
import { stopReminders } from '../../outbox/mail/stopReminders'
import type { Customer } from '../../kernel/context'
import type { Change } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'
import { newsOfEntry } from '../../outbox/commit/newsOfEntry'
import { wakeTickets } from '../messages/wakeTickets'
import { customerOf } from '../customers/customerOf'

export interface CustomerEntry {
  /** A message waits for somebody to deal with it; changed data only tells. */
  category: 'message_from' | 'data_changed'
  source: 'portal' | 'feedback'
  message: string
  subject?: string
  label?: string
}

/** Writes into the log what the customer did, or somebody of the team in the customer's place; it changes the log by the entry with this id. */
export async function logCustomer(db: Kysely<Database>, customer: Customer, entry: CustomerEntry, at: Date): Promise<Change<number>> {
  const { category, source, message, subject = '', label = '' } = entry
  const person = customerOf(customer)
  const from = customer.user_id === null ? { from_name: person.name, from_email: person.email } : { from_user_id: customer.user_id }
  const done = category === 'message_from' ? {} : { done: true, done_at: at }
  const id = await addMessage(db, {
    partner_id: customer.partner_id,
    website_id: customer.website_id,
    category,
    status: customer.status,
    source,
    subject,
    label,
    message,
    created_at: at,
    ...from,
    ...done,
  })
  const active = await noteCustomerActivity(db, customer, at)
  if (category === 'message_from') await wakeTickets(db, customer.website_id, at)
  const counted: News =
    category === 'message_from'
      ? { publish: [{ kind: 'counts' }], notices: [{ kind: 'customerEmail', websiteId: customer.website_id, about: subject || message }] }
      : {}
  return { changed: id, ...together(active, newsOfEntry({ id, websiteId: customer.website_id, category, subject }), counted) }
}

/** Only what the customer does ends the waiting for the customer. */
export async function noteCustomerActivity(db: Kysely<Database>, { website_id, user_id }: Customer, at: Date): Promise<News> {
  if (user_id !== null) return {}
  await db.updateTable('websites').set({ customer_active_at: at }).where('id', '=', website_id).execute()
  return stopReminders(db, website_id, at)
}
