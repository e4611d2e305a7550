import * as v from 'valibot'
import { CONTACT_FIELDS, CUSTOMER_DATA } from '../../model'
import { version } from '../fields'
import { flag, maybe, phpMap } from '../tolerant'
import { WebsiteReference } from '../websites/websiteReference'

const field = maybe(v.string())

/** The customer of a website in its two groups, and which contact fields are always shown (spec 3). */
export const CustomerData = v.object({
  customer: v.object({ ...v.entriesFromList(CUSTOMER_DATA.customer, field), metadata: v.optional(phpMap(v.unknown()), {}) }),
  contact: v.optional(v.object(v.entriesFromList(CUSTOMER_DATA.contact, field)), {}),
  visibility: v.optional(v.object(v.entriesFromList(CONTACT_FIELDS, flag)), {}),
  /** Phone numbers as people read them, by the numbers as they are stored. */
  phones: v.optional(phpMap(v.string()), {}),
  /** The website's: its data are a part of it. */
  version,
})
export type CustomerData = v.InferOutput<typeof CustomerData>

/** Other websites whose customer has the same login address. */
export const LoginUse = v.object({
  items: v.array(WebsiteReference),
  /** How many more there are that the reader may not see. */
  hidden: v.optional(v.number(), 0),
})
export type LoginUse = v.InferOutput<typeof LoginUse>
