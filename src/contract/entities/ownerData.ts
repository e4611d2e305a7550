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
  version,
})
export type OwnerData = v.InferOutput<typeof OwnerData>

const { confirmations: _, ...writable } = OwnerData.entries

/** What is left out stays. */
export const OwnerDataChange = v.partial(v.object(writable))
export type OwnerDataChange = v.InferInput<typeof OwnerDataChange>
