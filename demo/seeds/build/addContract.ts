import { addDays } from '../../../src/model'
import { add, type DataSet, type Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'

/** Cents a month. */
const PLANS = [
  { id: 1, name: 'Website S', amount: 1_990 },
  { id: 2, name: 'Website M', amount: 3_490 },
  { id: 3, name: 'Website L', amount: 5_990 },
] as const
const MONTH = 30
const MAX_INVOICES = 6

/** The contract of a website that has one, and what was invoiced lately; the newest invoice is as paid as the website. */
export function addContract(set: DataSet, { day }: SeedContext, website: Row<'websites'>): void {
  if (website.is_template || website.subscription_status === 'inactive') return
  const plan = itemAt(PLANS, website.id)
  const cancelled = website.subscription_status === 'cancelled'
  const start = -(MONTH * (4 + (website.id % 30)))
  const end = 12 * MONTH + (start % MONTH)
  const renewal = MONTH + (start % MONTH)
  add(set.contracts, {
    website_id: website.id,
    number: `C-${10_000 + website.id}`,
    plan_id: plan.id,
    plan_name: plan.name,
    amount: plan.amount,
    currency: 'EUR',
    interval: 'month',
    start_date: day(start),
    min_term_end: addDays(day(start), 365),
    renewal_date: cancelled ? null : day(renewal),
    notice_date: cancelled ? null : day(renewal - 14),
    cancelled_at: cancelled ? day(-(website.id % 20)) : null,
    ends_at: cancelled ? day(end) : null,
    cancel_reason: cancelled ? 'price' : null,
    cancel_comment: null,
    renewal_before: cancelled ? day(end) : null,
    notice_before: null,
    items: [{ name: plan.name, amount: plan.amount, qty: 1 }],
  })
  const invoices = Math.min(MAX_INVOICES, Math.floor(-start / MONTH))
  for (let nth = 0; nth < invoices; nth++) {
    add(set.invoices, {
      website_id: website.id,
      number: `R-${website.id}-${nth + 1}`,
      date: day(renewal - MONTH * (invoices - nth)),
      amount: plan.amount,
      currency: 'EUR',
      status: nth === invoices - 1 ? website.payment_status : 'paid',
    })
  }
}
