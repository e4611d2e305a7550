import type { Kysely } from 'kysely'
import type { api_partner_client_update, ReadBody } from '../../../src/contract/server'
import { internationalPhone, storedPhone } from '../../../src/model/phone/phoneNumbers'
import type { Database } from '../../db'
import { alphabetical } from '../../db/queries/alphabetical'
import { isLive, ofPartner } from '../../db/queries/base'
import { countOf } from '../../db/queries/total'
import { usageOf } from '../../db/queries/partners/usage'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { givePlanFlags } from './plans/givePlanFlags'
import { findPlan, plansOf } from './plans/plans'
import { storedLimits } from './plans/storedLimits'
import { clientEntry } from './clientActivity'

const VIEW_MS = 30 * 60_000

/** The customers of the reseller, or the one that is named. */
export async function clientsOf(db: Kysely<Database>, resellerId: number, only?: number) {
  const rows = await db
    .selectFrom('partners')
    .leftJoin('reseller_customers', 'reseller_customers.partner_id', 'partners.id')
    .where('partners.parent_id', '=', resellerId)
    .$if(only !== undefined, (clients) => clients.where('partners.id', '=', only ?? 0))
    .select(['partners.id', 'partners.name', 'partners.settings', 'partners.flags', 'partners.created_at'])
    .select(['reseller_customers.status', 'reseller_customers.limits', 'reseller_customers.number', 'reseller_customers.note'])
    .select(['reseller_customers.phone', 'reseller_customers.country', 'reseller_customers.plan_id'])
    .select((eb) => {
      const websites = eb.selectFrom('websites').whereRef('websites.partner_id', '=', 'partners.id').where(isLive('websites'))
      const members = eb.selectFrom('memberships').whereRef('memberships.partner_id', '=', 'partners.id').where('active', '=', true)
      return [
        countOf(websites.where('is_template', '=', false)).as('websiteCount'),
        eb.exists(members.select('memberships.user_id')).as('isStaffed'),
      ]
    })
    .orderBy((eb) => alphabetical(eb.ref('partners.name')))
    .execute()
  const plans = await plansOf(db, resellerId)
  return rows.map(
    ({ id, name, settings, flags, created_at, status, limits, plan_id, number, note, phone, country, websiteCount, isStaffed }) => ({
      id,
      name,
      company: settings.companyName ?? name,
      email: settings.email ?? null,
      phone: phone && internationalPhone(phone, country ?? ''),
      country,
      language: settings.language ?? null,
      // Invited until somebody works there.
      status: status === null || (status === 'invited' && isStaffed) ? ('active' as const) : status,
      createdAt: created_at.toISOString(),
      limits: { ...limits },
      plan: plans.find((plan) => plan.id === plan_id) ?? null,
      flags: {
        canWhitelabel: flags.canWhitelabel ?? false,
        canUseTools: flags.canUseTools ?? false,
        canUseWebhooks: flags.canUseWebhooks ?? false,
      },
      number,
      note,
      websiteCount,
    }),
  )
}

export type ListedClient = Awaited<ReturnType<typeof clientsOf>>[number]

/** The customer with what it uses: only for those that are shown, as it takes statements for each. */
export const withUsage = async (db: Kysely<Database>, client: ListedClient) => ({
  ...client,
  lastLoginAt: await lastLogin(db, client.id),
  counts: await usageOf(db, client.id),
})

async function lastLogin(db: Kysely<Database>, id: number): Promise<string | null> {
  const row = await ofPartner(db, id, 'audit_log')
    .select('created_at')
    .where('action', '=', 'login.accepted')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.created_at.toISOString() ?? null
}

export async function findClient(db: Kysely<Database>, viewer: Viewer, id: number) {
  const [client] = await clientsOf(db, viewer.partner_id, id)
  if (!client) throw new HttpError(404, 'refusal.notFound')
  return withUsage(db, client)
}

type Change = ReadBody<typeof api_partner_client_update>

/** Changes what a reseller may change: plan, limits, notes, and whether anybody can get in at all. */
export function updateClient(services: Services, viewer: Viewer, id: number, change: Change, t: Translate): Promise<void> {
  const { company, status, plan, flags, number, note, phone, country } = change
  return commit(services, viewer, async (db) => {
    const partner = await lockClient(db, viewer, id)
    const client = await findClient(db, viewer, id)
    if (phone && storedPhone(phone, country ?? client.country ?? '') === null)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'phone', message: t('fieldIssue.phone') }] })
    if (plan) await findPlan(db, viewer, plan)
    await db
      .updateTable('partners')
      .set({
        flags: JSON.stringify({ ...partner.flags, ...flags }),
        ...(company ? { name: company, settings: JSON.stringify({ ...partner.settings, companyName: company }) } : {}),
      })
      .where('id', '=', id)
      .execute()
    const row = {
      status: status ?? client.status,
      limits: JSON.stringify(storedLimits(client.limits, change.limits)),
      plan_id: plan === undefined ? (client.plan?.id ?? null) : plan,
      number: number === undefined ? client.number : number,
      note: note === undefined ? client.note : note,
      phone: phone === undefined ? client.phone : phone,
      country: country === undefined ? client.country : country,
    }
    await db
      .insertInto('reseller_customers')
      .values({ partner_id: id, ...row })
      .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
      .execute()
    if (row.plan_id !== null) await givePlanFlags(db, { plan: row.plan_id, client: id })
    const action = status === undefined || status === client.status ? 'changed' : status === 'suspended' ? 'suspended' : 'reactivated'
    return { audit: [clientEntry(action, client, { ...change })] }
  })
}

/** Only a customer without websites and domains can go. */
export function deleteClient(services: Services, viewer: Viewer, id: number, t: Translate): Promise<void> {
  return commit(services, viewer, async (db) => {
    await lockClient(db, viewer, id)
    const { company } = await findClient(db, viewer, id)
    const website = await db.selectFrom('websites').select('id').where('partner_id', '=', id).executeTakeFirst()
    const domain = await ofPartner(db, id, 'domains').select('id').executeTakeFirst()
    if (website || domain) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'client', message: t('client.notEmpty') }] })
    await db.deleteFrom('partners').where('id', '=', id).execute()
    return { audit: [{ action: 'client.deleted', subject: company }] }
  })
}

/** Until the transaction ends nobody else changes the customer, nor gives it anything of its own. */
const lockClient = (db: Kysely<Database>, { partner_id }: Viewer, id: number) =>
  db
    .selectFrom('partners')
    .selectAll()
    .where('id', '=', id)
    .where('parent_id', '=', partner_id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new HttpError(404, 'refusal.notFound'))

/** Looks at the customer's pages for half an hour, read-only, with the reason in both logs. */
export async function viewClient(services: Services, viewer: Viewer, id: number, reason: string): Promise<void> {
  const { db, clock } = services
  const client = await findClient(db, viewer, id)
  const view_until = new Date(clock.now().getTime() + VIEW_MS)
  const viewed = clientEntry('viewed', client, { reason })
  await commit(services, viewer, async (transaction) => {
    await transaction
      .updateTable('sessions')
      .set({ partner_id: id, viewed_from: viewer.partner_id, view_until })
      .where('id_hash', '=', viewer.id_hash)
      .execute()
    return { audit: [viewed, { ...viewed, partnerId: id }] }
  })
}
