import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db'
import type { OutgoingMailsTable } from '../../db/tables/mail'
import type { Services } from '../../kernel/context'
import { commit } from '../commit/commit'
import { type News, together } from '../../kernel/News'
import { newsOfMessage } from '../commit/newsOfMessage'
import type { Outcome } from './outcomeOf'
import { suppress } from './suppression/suppressed'
import { noteOnMessage } from '../../db/writers/noteOnMessage'

type Mail = Selectable<OutgoingMailsTable>

/** Writes down what became of an attempt, on the mail and on the message that shows it. */
export async function settleMail(services: Pick<Services, 'db' | 'clock' | 'root'>, mail: Mail, outcome: Outcome): Promise<void> {
  const now = services.clock.now()
  const over = outcome.state !== 'waiting'
  await commit(services, { partner_id: mail.partner_id, user_id: mail.created_by }, async (db) => {
    const settled = await db
      .updateTable('outgoing_mails')
      .set({
        state: outcome.state,
        problem: outcome.problem,
        ...(over && { response: outcome.response ?? null, accepted: [...mail.accepted, ...(outcome.accepted ?? [])] }),
        lease: null,
        leased_until: null,
        // What it let its reader do is nobody else's.
        ...(over && mail.kind === 'password' ? { text: '', html: null } : {}),
        ...(over ? { settled_at: now } : { run_at: new Date(now.getTime() + outcome.afterMs) }),
      })
      .where('id', '=', mail.id)
      .where('state', '=', 'waiting')
      .where('lease', '=', mail.lease)
      .returning('id')
      .executeTakeFirst()
    if (settled && outcome.state === 'sent' && mail.kind !== 'password') await verifyAccount(db, mail.partner_id, now)
    if (!settled || !over) return {}
    await suppress(db, mail, outcome.refused ?? [], now)
    return together(await showDelivery(db, mail, outcome), newsOfMail(mail))
  })
}

/** Webhooks hear of a message when its mail can no longer be taken back. */
const newsOfMail = ({ message_id, website_id, subject }: Mail): News =>
  message_id === null || website_id === null
    ? {}
    : newsOfMessage({ id: message_id, websiteId: website_id, category: 'message_to', subject })

type Delivery = { state: 'queued' | 'sent' | 'bounced' | 'failed' | 'suppressed' | 'cancelled'; problem: string | null }

/** Brings the message of a mail up to date. */
export async function showDelivery(db: Kysely<Database>, mail: Pick<Mail, 'message_id'>, { state, problem }: Delivery): Promise<News> {
  if (mail.message_id === null) return {}
  const websiteId = await noteOnMessage(db, mail.message_id, { delivery_state: state, bounce_reason: problem })
  return websiteId === undefined ? {} : { publish: [{ kind: 'message', websiteId }] }
}

async function verifyAccount(db: Kysely<Database>, partnerId: number, now: Date): Promise<void> {
  await db.updateTable('mail_accounts').set({ verified_at: now }).where('partner_id', '=', partnerId).execute()
}
