import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema'

export const findPartner = (db: Kysely<Database>, id: number) =>
  db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export type AccountRow = Awaited<ReturnType<typeof findPartner>>

export const hostingNodesOf = (db: Kysely<Database>, partnerId: number) =>
  db.selectFrom('hosting_nodes').selectAll().where('partner_id', '=', partnerId).orderBy('id').execute()

/** The partner's own mail server; of its password only whether there is one. */
export const mailerOf = (db: Kysely<Database>, partnerId: number) =>
  db
    .selectFrom('mail_accounts')
    .select(['host', 'port', 'encryption', 'username'])
    .select((eb) => eb('sealed_password', 'is not', null).as('has_password'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()

/** How many websites are in each status. */
export async function statusCountsOf(db: Kysely<Database>, partnerId: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('websites')
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .where('is_template', '=', false)
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
