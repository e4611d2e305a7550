import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema'
import { ofPartner } from '../../db/queries/base'

export const findPartner = (db: Kysely<Database>, id: number) =>
  db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export type AccountRow = Awaited<ReturnType<typeof findPartner>>

export const hostingNodesOf = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'hosting_nodes').selectAll().orderBy('id').execute()

/** The partner's own mail server; of its password only whether there is one. */
export const mailerOf = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'mail_accounts')
    .select(['host', 'port', 'encryption', 'username'])
    .select((eb) => eb('sealed_password', 'is not', null).as('has_password'))
    .executeTakeFirst()

/** How many websites are in each status. */
export async function statusCountsOf(db: Kysely<Database>, partnerId: number): Promise<Record<string, number>> {
  const rows = await ofPartner(db, partnerId, 'websites')
    .where('is_template', '=', false)
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
