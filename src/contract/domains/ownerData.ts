import * as v from 'valibot'
import { version } from '../fields'
import { many, maybe, phpMap, text } from '../tolerant'

const Confirmation = v.object({ domain: v.string(), state: v.string(), until: maybe(v.string()) })

/** The registrant of a website's domains (defaults 5.10). `extra` holds what single top-level domains ask for. */
export const OwnerData = v.object({
  type: v.optional(v.picklist(['person', 'company']), 'person'),
  firm: maybe(v.string()),
  title: maybe(v.string()),
  forename: text,
  surname: text,
  street: text,
  zip: text,
  city: text,
  state: maybe(v.string()),
  country: text,
  phone: text,
  email: text,
  taxId: maybe(v.string()),
  birthDate: maybe(v.string()),
  extra: v.optional(phpMap(v.string()), {}),
  confirmations: many(Confirmation),
  /** What the customer of the website says of themselves, where that can be an owner's data. */
  customer: v.optional(phpMap(v.string()), {}),
  /** Of the customer, for what is written to them. */
  language: maybe(v.string()),
  version,
})
export type OwnerData = v.InferOutput<typeof OwnerData>

const { confirmations: _, customer: __, language: ___, ...writable } = OwnerData.entries

/** The owner of a domain that is ordered. */
export const NewOwner = v.object(writable)

/** What is left out stays. */
export const OwnerDataChange = v.partial(NewOwner)
export type OwnerDataChange = v.InferInput<typeof OwnerDataChange>
