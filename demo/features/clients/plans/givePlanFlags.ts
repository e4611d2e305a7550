import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db'

/** Customers of a plan may use what it includes, and nothing more: all of one plan, or one customer. */
export async function givePlanFlags(db: Kysely<Database>, { plan, client }: { plan: number; client?: number }): Promise<void> {
  await sql`
    update partners set flags = partners.flags || reseller_plans.flags
    from reseller_customers join reseller_plans on reseller_plans.id = reseller_customers.plan_id
    where reseller_customers.partner_id = partners.id and reseller_plans.id = ${plan}
      and (${client ?? null}::integer is null or partners.id = ${client ?? null}::integer)`.execute(db)
}
