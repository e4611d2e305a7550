import * as v from 'valibot'
import { CANCEL_REASONS, CANCELLATION_COMMENT_MAX_LENGTH, PAYMENTS, SUBSCRIPTION_STATUSES } from '../../model'
import { flag, id, many, maybe } from '../tolerant'
import { Money } from './money'

const Invoice = v.object({
  id: v.union([v.number(), v.string()]),
  number: v.string(),
  date: v.string(),
  ...Money.entries,
  status: v.picklist(PAYMENTS),
  url: maybe(v.string()),
})

/** The contract behind a website (defaults 5.10); money in minor units. */
export const ContractDetails = v.object({
  websiteId: id,
  number: maybe(v.string()),
  status: v.picklist(SUBSCRIPTION_STATUSES),
  payment: v.picklist(PAYMENTS),
  /** The last day on which what is unpaid can be paid before the website goes offline; null where nothing stops because of it. */
  payUntil: maybe(v.string()),
  plan: maybe(v.object({ id, name: v.string() })),
  price: maybe(v.object({ ...Money.entries, interval: v.picklist(['month', 'year']) })),
  startDate: maybe(v.string()),
  minTermEnd: maybe(v.string()),
  renewalDate: maybe(v.string()),
  noticeDate: maybe(v.string()),
  cancelledAt: maybe(v.string()),
  endsAt: maybe(v.string()),
  cancelReason: maybe(v.picklist(CANCEL_REASONS)),
  /** When it would end if it were cancelled today; null for who may not, and where there is nothing to cancel. */
  wouldEndAt: maybe(v.string()),
  /** Cancelled, and its last day is not over. */
  revocable: flag,
  items: many(v.object({ name: v.string(), amount: v.number(), qty: v.optional(v.number(), 1) })),
  nextInvoice: maybe(v.object({ date: v.string(), amount: v.number() })),
  invoices: many(Invoice),
  actions: v.optional(v.object({ cancelUrl: maybe(v.string()), invoicesUrl: maybe(v.string()) }), {}),
})
export type ContractDetails = v.InferOutput<typeof ContractDetails>

export const ContractCancellation = v.object({
  reason: v.picklist(CANCEL_REASONS),
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(CANCELLATION_COMMENT_MAX_LENGTH))),
})
export type ContractCancellation = v.InferInput<typeof ContractCancellation>
