import type { Kysely } from 'kysely'
import type { Database } from '../db'
import { usageOf } from '../db/queries/usage'
import type { ClientLimits } from '../db/tables/reseller'
import { planOf } from '../services'
import { HttpError } from '../kernel/HttpError'

type Name = keyof ClientLimits

/** Refuses with 402 what would go beyond the limit of the plan, or the one the reseller has set (RC-04). */
export async function checkLimit(db: Kysely<Database>, partnerId: number, name: Name, more = 1): Promise<void> {
  const max = await limitOf(db, partnerId, name)
  if (max === Infinity) return
  const used = (await usageOf(db, partnerId))[name]
  if (used + more > max) throw new HttpError(402, `refusal.limit.${name}`, { values: { max } })
}

/** How many more of them there is room for. */
export async function remainingOf(db: Kysely<Database>, partnerId: number, name: Name): Promise<number> {
  const max = await limitOf(db, partnerId, name)
  return max - (await usageOf(db, partnerId))[name]
}

// Two who add at the same moment wait for one another at the row that holds the limit.
async function limitOf(db: Kysely<Database>, partnerId: number, name: Name): Promise<number> {
  const customer = await db
    .selectFrom('reseller_customers')
    .select('limits')
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst()
  const subscription = await db
    .selectFrom('partner_subscriptions')
    .select('plan')
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst()
  const ofPlan: ClientLimits = (subscription && planOf(subscription.plan)?.limits) ?? {}
  return Math.min(customer?.limits[name] ?? Infinity, ofPlan[name] ?? Infinity)
}
