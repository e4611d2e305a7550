import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { ofPartner } from '../../../db/queries/base'
import { cancelWaiting } from '../cancelWaiting'
import type { News } from '../../../kernel/News'
import type { Addressee } from './refusalUrl'

/** Those of the addresses, in lower case, whose people want no more reminders of the partner. */
export async function refusedAddresses(db: Kysely<Database>, partnerId: number, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await ofPartner(db, partnerId, 'reminder_refusals')
    .select('email')
    .where(
      'email',
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .execute()
  return rows.map(({ email }) => email)
}

/** Notes that somebody wants no more reminders; those that wait, by the address they offer for saying so, stay here. */
export async function refuseReminders(db: Kysely<Database>, { partnerId, email }: Addressee, url: string | null, now: Date): Promise<News> {
  await db
    .insertInto('reminder_refusals')
    .values({ partner_id: partnerId, email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return cancelWaiting(db, now, (mail) => mail.and([mail('partner_id', '=', partnerId), mail('refusal_url', '=', url)]))
}

export const allowReminders = (db: Kysely<Database>, { partnerId, email }: Addressee) =>
  db.deleteFrom('reminder_refusals').where('partner_id', '=', partnerId).where('email', '=', email).execute()
