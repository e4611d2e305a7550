import * as v from 'valibot'
import { maybe, text } from '../tolerant'
import { Money } from '../subscription/money'

/** The answers of one page of the requirements, by field. */
export const Wishes = v.record(v.string(), v.string())
export type Wishes = v.InferInput<typeof Wishes>

/** What a new customer says about the business. */
export const Onboarding = v.object({
  firm: text,
  sector: maybe(v.string()),
  email: text,
  phone: maybe(v.string()),
  goals: v.optional(v.array(v.string()), []),
})
export type Onboarding = v.InferOutput<typeof Onboarding>

export const Sector = v.object({ key: v.string(), name: v.string() })
export type Sector = v.InferOutput<typeof Sector>

/** What the checkout would cost now. */
export const Price = v.object({ ...Money.entries, interval: v.optional(v.picklist(['once', 'month', 'year']), 'month') })
export type Price = v.InferOutput<typeof Price>

/** An order of the customer; whoever orders has read the terms. */
export const Order = v.object({
  plan: v.pipe(v.string(), v.digits(), v.transform(Number)),
  terms: v.literal('1'),
})
export type Order = v.InferInput<typeof Order>
