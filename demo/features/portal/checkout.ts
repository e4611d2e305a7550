import { addDays, LEADS, todayIn } from '../../../src/model'
import type { Customer, Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { together } from '../../kernel/News'
import { logCustomer } from './logCustomer'
import { moveByCustomer } from './moveByCustomer'
import { changeWebsite } from '../../db/writers/changeWebsite'

const MINIMUM_TERM_DAYS = 365
const NOTICE_DAYS = 14

export const readPlans = ({ db }: Services) => db.selectFrom('plans').selectAll().orderBy('amount').execute()

/** The contract there is, or undefined while nothing was ordered. */
export const readContract = ({ db }: Services, { website_id }: Customer) =>
  db.selectFrom('contracts').selectAll().where('website_id', '=', website_id).executeTakeFirst()

/** What the customer pays, or would pay for the plan; the smallest one unless told. */
export async function priceOf(services: Services, customer: Customer, planId: number | undefined) {
  const contract = await readContract(services, customer)
  const plans = await readPlans(services)
  const plan = contract ?? (planId === undefined ? plans[0] : plans.find(({ id }) => id === planId))
  if (!plan) throw new HttpError(404, 'refusal.notFound')
  const { amount, currency, interval } = plan
  return { amount, currency, interval }
}

/** Makes the contract: one per website, so a second order changes nothing. The first invoice is open until it is paid. */
export async function order(services: Services, customer: Customer, planId: number, t: Translate): Promise<void> {
  const plan = (await readPlans(services)).find(({ id }) => id === planId)
  if (!plan) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'plan', message: t('portal.error.choice') }] })
  const now = services.clock.now()
  const today = todayIn(customer.time_zone, now)
  const { amount, currency, interval } = plan
  const renewal = addDays(today, interval === 'month' ? 30 : MINIMUM_TERM_DAYS)
  await commit(services, customer, async (db) => {
    const made = await db
      .insertInto('contracts')
      .values({
        website_id: customer.website_id,
        number: `C-${10_000 + customer.website_id}`,
        plan_id: plan.id,
        plan_name: plan.name,
        amount,
        currency,
        interval,
        start_date: today,
        min_term_end: addDays(today, MINIMUM_TERM_DAYS),
        renewal_date: renewal,
        notice_date: addDays(renewal, -NOTICE_DAYS),
        cancelled_at: null,
        ends_at: null,
        items: JSON.stringify([{ name: plan.name, amount, qty: 1 }]),
      })
      .onConflict((conflict) => conflict.column('website_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new HttpError(409, 'refusal.ordered')
    await db
      .insertInto('invoices')
      .values({ website_id: customer.website_id, number: `R-${customer.website_id}-1`, date: today, amount, currency, status: 'unpaid' })
      .execute()
    await changeWebsite(db, customer.website_id, { subscription_status: 'active', payment_status: 'unpaid' }, now)
    const title = { kind: 'customer.ordered', values: { plan: plan.name } } as const
    const logged = await logCustomer({ ...services, db }, customer, { category: 'message_from', source: 'portal', title }, now)
    const moved = await moveByCustomer(services, db, customer, { from: LEADS, towards: ['preparation'] })
    return together(logged, moved)
  })
}
