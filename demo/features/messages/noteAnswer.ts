import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { MailReceived } from '../../kernel/context'
import { stopReminders } from '../../outbox/mail/stopReminders'
import type { News } from '../../kernel/News'
import { wakeTickets } from '../../db/writers/wakeTickets'
import { noteOnWebsite } from '../../db/writers/noteOnWebsite'

/** The customer has spoken: tickets that waited for that are open again, and reminders that were to be sent only in silence stay here. */
export async function noteAnswer(db: Kysely<Database>, { websiteId, at }: MailReceived): Promise<News> {
  await noteOnWebsite(db, websiteId, { customer_active_at: at })
  await wakeTickets(db, websiteId, at)
  return stopReminders(db, websiteId, at)
}
