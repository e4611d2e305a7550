import * as v from 'valibot'
import {
  CLIENT_NOTE_MAX_LENGTH,
  CLIENT_NUMBER_MAX_LENGTH,
  CLIENT_PHONE_MAX_LENGTH,
  COMPANY_MAX_LENGTH,
  isPhoneLike,
  PAYMENTS,
  REASON_MAX_LENGTH,
  SUBSCRIPTION_STATUSES,
} from '../../model'
import { ListQuery } from '../envelopes'
import { email } from '../fields'
import { COUNTRY_CODE } from '../patterns'
import { ResellerPlan } from '../reseller/resellerPlan'
import { flag, id, maybe, phpMap, text } from '../tolerant'

/** A client of a reseller (defaults 5.10). */
export const ResellerCustomer = v.object({
  id,
  name: text,
  company: text,
  email: maybe(v.string()),
  phone: maybe(v.string()),
  language: maybe(v.string()),
  country: maybe(v.string()),
  status: v.picklist(['prospect', 'invited', 'active', 'suspended']),
  createdAt: maybe(v.string()),
  lastLoginAt: maybe(v.string()),
  counts: v.optional(phpMap(v.number()), {}),
  /** Of its own; what is not among them is as its plan has it. */
  limits: v.optional(phpMap(v.number()), {}),
  /** What it has of its reseller. */
  plan: maybe(ResellerPlan),
  subscription: maybe(
    v.object({
      plan: maybe(v.string()),
      status: v.picklist(SUBSCRIPTION_STATUSES),
      payment: v.picklist(PAYMENTS),
      renewalDate: maybe(v.string()),
    }),
  ),
  flags: v.optional(v.object({ canWhitelabel: flag, canUseTools: flag, canUseWebhooks: flag }), {}),
  number: maybe(v.pipe(v.string(), v.maxLength(CLIENT_NUMBER_MAX_LENGTH))),
  note: maybe(v.string()),
})
export type ResellerCustomer = v.InferOutput<typeof ResellerCustomer>

export const ResellerCustomerQuery = v.object({ ...ListQuery.entries, status: v.optional(v.string()) })
export type ResellerCustomerQuery = v.InferInput<typeof ResellerCustomerQuery>

const limit = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))))
/** Null takes it off. */
const plan = v.optional(v.nullable(id))
const Limits = v.optional(v.object({ websites: limit, domains: limit, staff: limit, mailboxes: limit }))

/** A new customer; its first admin gets an invitation, at once or later. */
export const NewClient = v.object({
  company: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(COMPANY_MAX_LENGTH)),
  email,
  invite: v.optional(v.boolean(), true),
  limits: Limits,
  plan,
})
export type NewClient = v.InferInput<typeof NewClient>

/** What is left out stays; a limit of null is none. */
export const ClientChange = v.object({
  company: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(COMPANY_MAX_LENGTH))),
  status: v.optional(v.picklist(['active', 'suspended'])),
  limits: Limits,
  plan,
  /** A plan has its own. */
  flags: v.optional(
    v.object({ canWhitelabel: v.optional(v.boolean()), canUseTools: v.optional(v.boolean()), canUseWebhooks: v.optional(v.boolean()) }),
  ),
  phone: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(CLIENT_PHONE_MAX_LENGTH), v.check(isPhoneLike)))),
  country: v.optional(v.nullable(v.pipe(v.string(), v.regex(COUNTRY_CODE)))),
  number: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(CLIENT_NUMBER_MAX_LENGTH)))),
  note: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(CLIENT_NOTE_MAX_LENGTH)))),
})
export type ClientChange = v.InferInput<typeof ClientChange>

/** Why somebody looks at a customer's pages; it goes to the log. */
export const ViewReason = v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(REASON_MAX_LENGTH)) })
