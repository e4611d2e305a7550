import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { addMessage } from '../../db/writers/addMessages'
import { stopReminders } from '../../outbox/mail/stopReminders'
import type { LogLine } from '../../../src/model'
import type { Customer, Services } from '../../kernel/context'
import type { Change } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'
import { newsOfMessage } from '../../outbox/commit/newsOfMessage'
import { lineColumns, subjectColumns } from '../../kernel/websiteLog/lineColumns'
import { languageOf } from '../../kernel/websiteLog/logTranslator'
import { wakeTickets } from '../../db/writers/wakeTickets'
import { customerOf } from '../customers/customerOf'
import { noteOnWebsite } from '../../db/writers/noteOnWebsite'

export interface CustomerMessage {
  /** A message waits for somebody to deal with it; changed data only tells. */
  category: 'message_from' | 'data_changed'
  source: 'portal' | 'feedback'
  /** What it is called. */
  title?: LogLine
  /** What the customer said. */
  message?: string
  label?: string
}

/** Writes into the log what the customer did, or somebody of the team in the customer's place; it changes the log by the message with this id. */
export async function logCustomer(
  { db, root }: Pick<Services, 'db' | 'root'>,
  customer: Customer,
  message: CustomerMessage,
  at: Date,
): Promise<Change<number>> {
  const { category, source, title, label = '' } = message
  const t = languageOf(root, customer.settings)
  const called = title ? subjectColumns(title, t) : { subject: '' }
  const said = message.message || !title ? { message: message.message ?? '' } : lineColumns(title, t)
  const person = customerOf(customer)
  const from = customer.user_id === null ? { from_name: person.name, from_email: person.email } : { from_user_id: customer.user_id }
  const done = category === 'message_from' ? {} : { done: true, done_at: at }
  const id = await addMessage(db, {
    partner_id: customer.partner_id,
    website_id: customer.website_id,
    category,
    status: customer.status,
    source,
    ...called,
    label,
    ...said,
    created_at: at,
    ...from,
    ...done,
  })
  const active = await noteCustomerActivity(db, customer, at)
  if (category === 'message_from') await wakeTickets(db, customer.website_id, at)
  const counted: News =
    category === 'message_from'
      ? {
          publish: [{ kind: 'counts' }],
          notices: [{ kind: 'customerEmail', websiteId: customer.website_id, about: called.subject || said.message }],
        }
      : {}
  return {
    changed: id,
    ...together(active, newsOfMessage({ id, websiteId: customer.website_id, category, subject: called.subject }), counted),
  }
}

/** Only what the customer does ends the waiting for the customer. */
export async function noteCustomerActivity(db: Kysely<Database>, { website_id, user_id }: Customer, at: Date): Promise<News> {
  if (user_id !== null) return {}
  await noteOnWebsite(db, website_id, { customer_active_at: at })
  return stopReminders(db, website_id, at)
}
