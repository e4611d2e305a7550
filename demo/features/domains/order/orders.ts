import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../../src/model'
import type { Database } from '../../../db'
import { ofPartner } from '../../../db/queries/base'
import type { Viewer } from '../../../kernel/context'

/** The domain that this key has ordered in the last day: the same order is not made twice. */
export async function findOrder(
  db: Kysely<Database>,
  { partner_id }: Viewer,
  key: string | undefined,
  now: Date,
): Promise<number | undefined> {
  if (!key) return undefined
  const row = await ofPartner(db, partner_id, 'domain_orders')
    .select('domain_id')
    .where('key', '=', key)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirst()
  return row?.domain_id
}

export async function keepOrder(
  db: Kysely<Database>,
  { partner_id }: Viewer,
  { key, id, now }: { key: string | undefined; id: number; now: Date },
): Promise<void> {
  if (!key) return
  const order = { domain_id: id, created_at: now }
  await db
    .insertInto('domain_orders')
    .values({ partner_id, key, ...order })
    .onConflict((conflict) => conflict.columns(['partner_id', 'key']).doUpdateSet(order))
    .execute()
}
