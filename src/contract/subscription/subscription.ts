import * as v from 'valibot'
import { PAYMENTS, SUBSCRIPTION_STATUSES } from '../../model'
import { many, maybe, phpMap } from '../tolerant'
import { Money } from './money'

const Plan = v.object({
  id: v.string(),
  name: v.string(),
  price: Money,
  interval: v.optional(v.picklist(['month', 'year']), 'month'),
  limits: phpMap(v.number()),
})

/** What a partner pays for and how much of it is used (screens SU-01). */
export const Subscription = v.object({
  /** Null while no plan was ever chosen. */
  plan: maybe(Plan),
  status: v.picklist(SUBSCRIPTION_STATUSES),
  payment: v.picklist(PAYMENTS),
  renewalDate: maybe(v.string()),
  /** The last day of a cancelled subscription. */
  endsAt: maybe(v.string()),
  /** What is charged at the renewal; null without a plan, and when it has been cancelled. */
  nextInvoice: maybe(v.object({ ...Money.entries, date: v.string() })),
  usage: v.optional(phpMap(v.number()), {}),
  plans: many(Plan),
  invoices: many(
    v.object({ id: v.number(), number: v.string(), date: v.string(), amount: v.number(), currency: v.string(), status: v.string() }),
  ),
  /** Whom customers of a reseller ask instead. */
  contact: maybe(v.object({ name: v.string(), email: maybe(v.string()) })),
})
export type Subscription = v.InferOutput<typeof Subscription>

export const PlanChange = v.object({ plan: v.string() })

/** What changing would cost now, and what stands against it. */
export const PlanPreview = v.object({
  due: Money,
  blockers: many(v.object({ name: v.string(), used: v.number(), max: v.number() })),
})
