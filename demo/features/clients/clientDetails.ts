import type { Kysely } from 'kysely'
import { isStatus, todayIn } from '../../../src/model'
import type { Database } from '../../db'
import { planOf } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { presentStaff } from '../staff/present'
import { stateOf, subscriptionRow } from '../subscription/subscription'
import { clientActivity } from './clientActivity'
import { findClient } from './clients'
import { alphabetical } from '../../db/queries/alphabetical'
import { ofPartner } from '../../db/queries/base'

/** One customer of the reseller with websites, domains, people, and what was done with it. */
export async function clientDetails({ db, clock }: Services, viewer: Viewer, id: number, locale: string) {
  const client = await findClient(db, viewer, id)
  const staff = await presentStaff(db, id, locale)
  return {
    ...client,
    subscription: await subscriptionOf(db, id, todayIn(viewer.time_zone, clock.now())),
    websites: await websitesOf(db, id),
    domains: await domainsOf(db, id),
    // Their pictures are files of the customer, which the reseller's session does not open.
    people: staff.filter(({ active, pending }) => active || pending).map((person) => ({ ...person, image: null })),
    activity: await clientActivity(db, viewer.partner_id, id),
  }
}

async function subscriptionOf(db: Kysely<Database>, partnerId: number, today: string) {
  const row = await subscriptionRow(db, partnerId)
  if (!row) return null
  const plan = planOf(row.plan)?.name ?? row.plan
  return { plan, status: stateOf(row, today), payment: row.payment, renewalDate: row.ends_at ? null : row.renewal_date }
}

async function websitesOf(db: Kysely<Database>, partnerId: number) {
  const rows = await ofPartner(db, partnerId, 'websites')
    .where('is_template', '=', false)
    .select(['id', 'title', 'status', 'published_status', 'domain'])
    .orderBy((eb) => alphabetical(eb.ref('title')))
    .execute()
  return rows.flatMap(({ status, ...row }) => (isStatus(status) ? [{ ...row, status }] : []))
}

async function domainsOf(db: Kysely<Database>, partnerId: number) {
  const rows = await ofPartner(db, partnerId, 'domains')
    .select(['id', 'unicode_name', 'registered_at', 'expires_at'])
    .orderBy('name')
    .execute()
  return rows.map(({ id, unicode_name, registered_at, expires_at }) => ({
    id,
    name: unicode_name,
    registered_status: registered_at ? ('registered' as const) : ('not_registered' as const),
    expiresAt: expires_at?.toISOString() ?? null,
  }))
}
