import type { Kysely } from 'kysely'
import type { Database } from '../db'
import { usageOf } from '../db/queries/partners/usage'
import type { ClientLimits } from '../db/tables/reseller'
import { ofPartner } from '../db/queries/base'
import { planOf } from '../services'
import { HttpError } from '../kernel/HttpError'

type Name = keyof ClientLimits

/** Refuses with 402 what would go beyond the limit of the plan, or the one the reseller has set (RC-04). */
export async function checkLimit(db: Kysely<Database>, partnerId: number, name: Name, more = 1): Promise<void> {
  // Two who add at the same moment wait for one another at the rows that hold the limit.
  for (const table of ['reseller_customers', 'partner_subscriptions'] as const)
    await db.selectFrom(table).select('partner_id').where('partner_id', '=', partnerId).forUpdate().executeTakeFirst()
  const problem = await limitProblem(db, partnerId, name, more)
  if (problem) throw problem
}

/** The same as an answer, for those who only want to know. */
export async function limitProblem(db: Kysely<Database>, partnerId: number, name: Name, more = 1): Promise<HttpError | null> {
  const max = await limitOf(db, partnerId, name)
  if (max === Infinity) return null
  const used = (await usageOf(db, partnerId))[name]
  return used + more > max ? new HttpError(402, `refusal.limit.${name}`, { values: { max } }) : null
}

/** How many more of them there is room for. */
export async function remainingOf(db: Kysely<Database>, partnerId: number, name: Name): Promise<number> {
  const max = await limitOf(db, partnerId, name)
  return max - (await usageOf(db, partnerId))[name]
}

async function limitOf(db: Kysely<Database>, partnerId: number, name: Name): Promise<number> {
  const customer = await ofPartner(db, partnerId, 'reseller_customers')
    .leftJoin('reseller_plans', 'reseller_plans.id', 'reseller_customers.plan_id')
    .select(['reseller_customers.limits', 'reseller_plans.limits as sold'])
    .executeTakeFirst()
  const subscription = await ofPartner(db, partnerId, 'partner_subscriptions').select('plan').executeTakeFirst()
  const ofPlan: ClientLimits = (subscription && planOf(subscription.plan)?.limits) ?? {}
  return Math.min(customer?.limits[name] ?? customer?.sold?.[name] ?? Infinity, ofPlan[name] ?? Infinity)
}
