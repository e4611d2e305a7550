import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db'
import type { OutgoingMailsTable } from '../../db/tables/mail'
import type { Services } from '../../kernel/context'
import { publish } from '../../kernel/publish'
import { tellLogEntry } from '../webhooks/tellLogEntry'
import type { Outcome } from './outcomeOf'

type Mail = Selectable<OutgoingMailsTable>

/** Writes down what became of an attempt, on the mail and on the log entry that shows it. */
export async function settleMail({ db, clock }: Pick<Services, 'db' | 'clock'>, mail: Mail, outcome: Outcome): Promise<void> {
  const now = clock.now()
  const over = outcome.state !== 'waiting'
  await db.transaction().execute(async (transaction) => {
    const settled = await transaction
      .updateTable('outgoing_mails')
      .set({
        state: outcome.state,
        problem: outcome.problem,
        lease: null,
        leased_until: null,
        ...(over ? { settled_at: now } : { run_at: new Date(now.getTime() + outcome.afterMs) }),
      })
      .where('id', '=', mail.id)
      .where('state', '=', 'waiting')
      .where('lease', '=', mail.lease)
      .returning('id')
      .executeTakeFirst()
    if (settled && over) await showDelivery(transaction, mail, outcome)
    if (settled && over) await tellEntry(transaction, mail, now)
    if (settled && outcome.state === 'sent') await verifyAccount(transaction, mail.partner_id, now)
  })
}

/** Webhooks hear of an entry when its mail can no longer be taken back. */
async function tellEntry(
  db: Kysely<Database>,
  { message_id, partner_id, website_id, created_by, subject }: Mail,
  now: Date,
): Promise<void> {
  if (message_id === null || website_id === null) return
  const place = { id: message_id, partnerId: partner_id, websiteId: website_id, actorId: created_by }
  await tellLogEntry(db, now, { ...place, category: 'message_to', subject })
}

type Delivery = { state: 'sent' | 'bounced' | 'failed' | 'cancelled'; problem: string | null }

/** Brings the log entry of a mail up to date. */
export async function showDelivery(db: Kysely<Database>, mail: Pick<Mail, 'message_id'>, { state, problem }: Delivery): Promise<void> {
  if (mail.message_id === null) return
  const entry = await db
    .updateTable('messages')
    .set({ delivery_state: state, bounce_reason: problem })
    .where('id', '=', mail.message_id)
    .returning(['partner_id', 'website_id'])
    .executeTakeFirst()
  if (entry) await publish(db, { kind: 'message', partnerId: entry.partner_id, websiteId: entry.website_id })
}

async function verifyAccount(db: Kysely<Database>, partnerId: number, now: Date): Promise<void> {
  await db.updateTable('mail_accounts').set({ verified_at: now }).where('partner_id', '=', partnerId).execute()
}
