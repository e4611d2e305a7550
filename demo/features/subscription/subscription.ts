import type { Kysely } from 'kysely'
import { addDays, daysBetween, todayIn } from '../../../src/model'
import type { Database } from '../../db'
import { usageOf } from '../../db/queries/partners/usage'
import { ofPartner } from '../../db/queries/base'
import { planOf, PLANS } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'

const MONTH_DAYS = 30

/** Plan, usage and invoices; customers of a reseller see what they have of that one, and are told whom to ask. */
export async function presentSubscription({ db, clock }: Services, viewer: Viewer) {
  if (viewer.parent_id !== null) return { ...(await soldTo(db, viewer.partner_id)), contact: await contactOf(db, viewer.parent_id) }
  const row = await subscriptionRow(db, viewer.partner_id)
  const plan = row && planOf(row.plan)
  const today = todayIn(viewer.time_zone, clock.now())
  const invoices = await ofPartner(db, viewer.partner_id, 'partner_invoices')
    .select(['id', 'number', 'date', 'amount', 'currency', 'status'])
    .orderBy('date', 'desc')
    .execute()
  const { websites, staff, mailboxes } = await usageOf(db, viewer.partner_id)
  return {
    plan: plan ? { ...plan, limits: { ...plan.limits } } : null,
    status: stateOf(row, today),
    payment: row?.payment ?? ('unpaid' as const),
    renewalDate: row && !row.ends_at ? row.renewal_date : null,
    endsAt: row?.ends_at ?? null,
    nextInvoice: plan && row && !row.ends_at ? { ...plan.price, date: row.renewal_date } : null,
    usage: { websites, staff, mailboxes },
    plans: PLANS.map((one) => ({ ...one, limits: { ...one.limits } })),
    invoices,
    contact: null,
  }
}

const NOTHING = {
  ...{ plan: null, status: 'inactive' as const, payment: 'unpaid' as const, renewalDate: null, endsAt: null },
  ...{ nextInvoice: null, usage: {}, plans: [], invoices: [] },
}

/** What a customer has of its reseller: its own limits come before those of the plan. */
async function soldTo(db: Kysely<Database>, partnerId: number) {
  const row = await db
    .selectFrom('reseller_customers')
    .innerJoin('reseller_plans', 'reseller_plans.id', 'reseller_customers.plan_id')
    .select(['reseller_plans.id', 'name', 'amount', 'currency', 'interval'])
    .select(['reseller_plans.limits', 'reseller_customers.limits as own_limits'])
    .where('reseller_customers.partner_id', '=', partnerId)
    .executeTakeFirst()
  if (!row) return NOTHING
  const { id, name, amount, currency, interval, limits, own_limits } = row
  const plan = { id: String(id), name, price: { amount, currency }, interval, limits: { ...limits, ...own_limits } }
  const { websites, domains, staff } = await usageOf(db, partnerId)
  return { ...NOTHING, plan, status: 'active' as const, usage: { websites, domains, staff } }
}

export const subscriptionRow = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'partner_subscriptions').selectAll().executeTakeFirst()

export function stateOf(row: { ends_at: string | null } | undefined, today: string) {
  if (!row) return 'inactive' as const
  if (!row.ends_at) return 'active' as const
  return row.ends_at >= today ? ('cancelled' as const) : ('expired' as const)
}

async function contactOf(db: Kysely<Database>, resellerId: number) {
  const { name, settings } = await db
    .selectFrom('partners')
    .select(['name', 'settings'])
    .where('id', '=', resellerId)
    .executeTakeFirstOrThrow()
  return { name, email: settings.email ?? null }
}

/** What the change would cost until the next renewal, and what is too much for the new plan. */
export async function previewPlan({ db, clock }: Services, viewer: Viewer, id: string) {
  refuseForCustomers(viewer)
  const plan = planOf(id)
  if (!plan) throw new HttpError(404, 'refusal.notFound')
  const row = await subscriptionRow(db, viewer.partner_id)
  const before = row && planOf(row.plan)
  const left = row ? Math.max(0, daysBetween(todayIn(viewer.time_zone, clock.now()), row.renewal_date)) / MONTH_DAYS : 1
  const amount = Math.max(0, Math.round((plan.price.amount - (before?.price.amount ?? 0)) * Math.min(left, 1)))
  const usage = await usageOf(db, viewer.partner_id)
  const names = ['websites', 'staff', 'mailboxes'] as const
  const blockers = names
    .filter((name) => usage[name] > plan.limits[name])
    .map((name) => ({ name, used: usage[name], max: plan.limits[name] }))
  return { due: { amount, currency: plan.price.currency }, blockers }
}

/** Changes the plan at once; refused while more is used than it allows. */
export async function changePlan(services: Services, viewer: Viewer, id: string, t: Translate): Promise<void> {
  const { clock } = services
  const { blockers } = await previewPlan(services, viewer, id)
  if (blockers.length > 0) {
    const errors = blockers.map(({ name, used, max }) => ({ name, message: t(`subscription.blocked.${name}`, { used, max }) }))
    throw new HttpError(422, 'refusal.fields', { errors })
  }
  const today = todayIn(viewer.time_zone, clock.now())
  const row = { plan: id, ends_at: null }
  await commit(services, viewer, async (db) => {
    await db
      .insertInto('partner_subscriptions')
      .values({ ...row, partner_id: viewer.partner_id, payment: 'unpaid', start_date: today, renewal_date: addDays(today, MONTH_DAYS) })
      .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
      .execute()
    return { audit: [{ action: 'subscription.changed', subject: id }] }
  })
}

/** Ends at the next renewal; can be taken back until then. */
export async function endSubscription(services: Services, viewer: Viewer, ends: boolean): Promise<void> {
  refuseForCustomers(viewer)
  const row = await subscriptionRow(services.db, viewer.partner_id)
  if (!row) throw new HttpError(404, 'refusal.notFound')
  const endsAt = ends ? row.renewal_date : null
  await commit(services, viewer, async (db) => {
    await db.updateTable('partner_subscriptions').set({ ends_at: endsAt }).where('partner_id', '=', viewer.partner_id).execute()
    return { audit: [{ action: ends ? 'subscription.cancelled' : 'subscription.resumed', subject: row.plan }] }
  })
}

function refuseForCustomers({ parent_id }: Viewer): void {
  if (parent_id !== null) throw new HttpError(403, 'refusal.right', { values: { right: 'manage_billing' } })
}
