import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { MailAccountsTable } from '../../db/tables/mail'
import { ofPartner } from '../../db/queries/base'
import { seal } from '../../services'

export interface MailAccount {
  host: string
  port: number
  encryption: MailAccountsTable['encryption']
  username: string
  /** Undefined keeps the one there is, an empty one removes it. */
  password?: string
  fromEmail: string
}

/** Sets the mail server of a partner; the next mail goes through it. The password is never read back. */
export async function saveMailAccount(db: Kysely<Database>, partnerId: number, account: MailAccount): Promise<void> {
  const { host, port, encryption, username, password, fromEmail } = account
  const values = { host, port, encryption, username, from_email: fromEmail, verified_at: null }
  const sealed = password === undefined ? undefined : { sealed_password: password ? await seal(db, password) : null }
  await db
    .insertInto('mail_accounts')
    .values({ partner_id: partnerId, sealed_password: null, ...values, ...sealed })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet({ ...values, ...sealed }))
    .execute()
}

/** From now on the partner's mails leave through the host's relay. */
export async function removeMailAccount(db: Kysely<Database>, partnerId: number): Promise<void> {
  await db.deleteFrom('mail_accounts').where('partner_id', '=', partnerId).execute()
}

/** What may be shown of a partner's mail server. */
export function findMailAccount(db: Kysely<Database>, partnerId: number) {
  return ofPartner(db, partnerId, 'mail_accounts')
    .select(['host', 'port', 'encryption', 'username', 'from_email', 'verified_at'])
    .executeTakeFirst()
}

/** The mail server that a partner's mails leave through: its own, else that of its reseller; with its sealed password. */
export const accountInUse = (db: Kysely<Database>, partnerId: number) =>
  db
    .selectFrom('partners')
    .innerJoin('mail_accounts', (join) =>
      join.on((eb) =>
        eb.or([
          eb('mail_accounts.partner_id', '=', eb.ref('partners.id')),
          eb('mail_accounts.partner_id', '=', eb.ref('partners.parent_id')),
        ]),
      ),
    )
    .where('partners.id', '=', partnerId)
    .selectAll('mail_accounts')
    .orderBy((eb) => eb('mail_accounts.partner_id', '=', partnerId), 'desc')
    .executeTakeFirst()
