import * as v from 'valibot'
import { flag, id, phpMap } from '../tolerant'
import { MINOR_UNITS, PLAN_NAME_MAX_LENGTH, PLAN_PRICE_MAX } from '../../model'
import { Money } from '../subscription/money'

export const PLAN_INTERVALS = ['month', 'year'] as const

/** What a reseller sells to its customers: so much of everything, with these extras, for a price of its own. */
export const ResellerPlan = v.object({
  id,
  name: v.string(),
  price: Money,
  interval: v.optional(v.picklist(PLAN_INTERVALS), 'month'),
  /** A missing one is none. */
  limits: v.optional(phpMap(v.number()), {}),
  flags: v.optional(v.object({ canWhitelabel: flag, canUseTools: flag, canUseWebhooks: flag }), {}),
  /** How many customers have it. */
  customers: v.optional(v.number(), 0),
})
export type ResellerPlan = v.InferOutput<typeof ResellerPlan>

const limit = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))))

/** The whole of a plan, new or changed; a limit of null is none. */
export const ResellerPlanDraft = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PLAN_NAME_MAX_LENGTH)),
  price: v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PLAN_PRICE_MAX * MINOR_UNITS)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  interval: v.picklist(PLAN_INTERVALS),
  limits: v.object({ websites: limit, domains: limit, staff: limit, mailboxes: limit }),
  flags: v.object({ canWhitelabel: v.boolean(), canUseTools: v.boolean(), canUseWebhooks: v.boolean() }),
})
export type ResellerPlanDraft = v.InferInput<typeof ResellerPlanDraft>
