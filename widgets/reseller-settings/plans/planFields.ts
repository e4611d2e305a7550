import type { ResellerPlan, ResellerPlanDraft } from '../../../src/contract'
import { differing, MINOR_UNITS, PLAN_PRICE_MAX } from '../../../src/model'

export const PLAN_LIMITS = ['websites', 'domains', 'staff', 'mailboxes'] as const
export const PLAN_FLAGS = ['canWhitelabel', 'canUseTools', 'canUseWebhooks'] as const

/** What the dialog of a plan holds; the amount in whole units, as people write it. */
export const fieldsOf = (plan: ResellerPlan | null) => ({
  name: plan?.name ?? '',
  amount: plan ? plan.price.amount / MINOR_UNITS : null,
  currency: plan?.price.currency ?? 'EUR',
  interval: plan?.interval ?? 'month',
  limits: {
    websites: plan?.limits['websites'] ?? null,
    domains: plan?.limits['domains'] ?? null,
    staff: plan?.limits['staff'] ?? null,
    mailboxes: plan?.limits['mailboxes'] ?? null,
  },
  flags: plan?.flags ?? { canWhitelabel: false, canUseTools: false, canUseWebhooks: false },
})
export type PlanFields = ReturnType<typeof fieldsOf>

/** A plan as it is now, with what of these fields is not as it was before. */
export const laidOn = (now: PlanFields, fields: PlanFields, before: PlanFields): PlanFields => ({
  ...now,
  ...differing(fields, before),
  limits: { ...now.limits, ...differing(fields.limits, before.limits) },
  flags: { ...now.flags, ...differing(fields.flags, before.flags) },
})

/** Null while there is no price that a plan can have. */
export function draftOf({ amount, currency, ...fields }: PlanFields): ResellerPlanDraft | null {
  if (amount === null || amount < 0 || amount > PLAN_PRICE_MAX) return null
  return { ...fields, price: { amount: Math.round(amount * MINOR_UNITS), currency } }
}
