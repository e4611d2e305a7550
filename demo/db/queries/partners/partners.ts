import type { Kysely } from 'kysely'
import { alphabetical } from '../alphabetical'
import type { Database } from '../../schema'

/** The partners a person works for, by name. */
export const partnersOf = (db: Kysely<Database>, userId: number) =>
  workplacesOf(db, userId).select(['partners.id', 'partners.name', 'partners.settings', 'memberships.roles']).execute()

export function workplacesOf(db: Kysely<Database>, userId: number) {
  return (
    db
      .selectFrom('memberships')
      .innerJoin('partners', 'partners.id', 'memberships.partner_id')
      .where('memberships.user_id', '=', userId)
      .leftJoin('reseller_customers', 'reseller_customers.partner_id', 'partners.id')
      .where('memberships.active', '=', true)
      // Who is suspended by the reseller gets nowhere.
      .where((eb) => eb.or([eb('reseller_customers.status', 'is', null), eb('reseller_customers.status', '!=', 'suspended')]))
      .orderBy((eb) => alphabetical(eb.ref('partners.name')))
      .orderBy('partners.id')
  )
}

/** Who keeps a person out that could get in somewhere if it did not. */
export const suspendingReseller = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('reseller_customers', 'reseller_customers.partner_id', 'memberships.partner_id')
    .innerJoin('partners as customer', 'customer.id', 'memberships.partner_id')
    .innerJoin('partners as reseller', 'reseller.id', 'customer.parent_id')
    .select(['reseller.name', 'reseller.settings'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.active', '=', true)
    .where('reseller_customers.status', '=', 'suspended')
    .executeTakeFirst()

export type PartnerRow = Awaited<ReturnType<typeof partnersOf>>[number]
