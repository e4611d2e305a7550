import type { Kysely } from 'kysely'
import type { Database } from '../schema'

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
      .orderBy('partners.name')
      .orderBy('partners.id')
  )
}

export type PartnerRow = Awaited<ReturnType<typeof partnersOf>>[number]
