import type { Kysely, Selectable } from 'kysely'
import type { ResellerPlanDraft } from '../../../../src/contract'
import type { Database } from '../../../db'
import { lockPartner } from '../../../db/queries/partners/lockPartner'
import type { ResellerPlansTable } from '../../../db/tables/reseller'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { commit } from '../../../outbox/commit/commit'
import { storedLimits } from './storedLimits'
import { givePlanFlags } from './givePlanFlags'

const presentPlan = ({ id, name, amount, currency, interval, limits, flags }: Selectable<ResellerPlansTable>, customers = 0) => ({
  ...{ id, name, interval, flags, customers },
  limits: { ...limits },
  price: { amount, currency },
})

/** What a reseller sells, the cheapest first, with how many customers have it. */
export async function plansOf(db: Kysely<Database>, resellerId: number) {
  const rows = await db
    .selectFrom('reseller_plans')
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('reseller_customers')
        .whereRef('plan_id', '=', 'reseller_plans.id')
        .select(fn.countAll<string>().as('count'))
        .as('customers'),
    )
    .where('partner_id', '=', resellerId)
    .orderBy('amount')
    .orderBy('id')
    .execute()
  return rows.map(({ customers, ...row }) => presentPlan(row, Number(customers)))
}

export async function findPlan(db: Kysely<Database>, { partner_id }: Viewer, id: number) {
  const plan = (await plansOf(db, partner_id)).find((one) => one.id === id)
  if (!plan) throw new HttpError(404, 'refusal.notFound')
  return plan
}

/** Makes a plan, or changes one: whoever has it has it as it is now. Two plans of one name could not be told apart. */
export function savePlan(services: Services, viewer: Viewer, draft: ResellerPlanDraft, t: Translate, known?: number): Promise<number> {
  const { name, price, interval, limits, flags } = draft
  return commit(services, viewer, async (db) => {
    await lockPartner(db, viewer.partner_id)
    if (known !== undefined) await findPlan(db, viewer, known)
    const other = (await plansOf(db, viewer.partner_id)).find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (other && other.id !== known)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'name', message: t('client.plan.taken') }] })
    const row = { name, ...price, interval, limits: JSON.stringify(storedLimits({}, limits)), flags: JSON.stringify(flags) }
    const { id } = await (known === undefined
      ? db
          .insertInto('reseller_plans')
          .values({ ...row, partner_id: viewer.partner_id })
          .returning('id')
          .executeTakeFirstOrThrow()
      : db.updateTable('reseller_plans').set(row).where('id', '=', known).returning('id').executeTakeFirstOrThrow())
    await givePlanFlags(db, { plan: id })
    return { changed: id, audit: [{ action: known === undefined ? 'resellerPlan.created' : 'resellerPlan.changed', subject: name }] }
  })
}

/** Only a plan that nobody has can go. */
export function deletePlan(services: Services, viewer: Viewer, id: number, t: Translate): Promise<void> {
  return commit(services, viewer, async (db) => {
    const { name, customers } = await findPlan(db, viewer, id)
    if (customers > 0)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'plan', message: t('client.plan.used', { count: customers }) }] })
    await db.deleteFrom('reseller_plans').where('id', '=', id).execute()
    return { audit: [{ action: 'resellerPlan.deleted', subject: name }] }
  })
}
