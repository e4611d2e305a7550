import * as v from 'valibot'
import { DOMAIN_FAULTS, NEXT_KINDS, NEXT_SCOPES } from '../../model'
import { id, maybe, phpMap } from '../tolerant'
import { WebsiteReference } from '../websites/websiteReference'

/** Something that waits for a person, whatever it is (N-10). `id` is the ticket's, to-do's, website's or domain's. */
export const NextItem = v.object({
  kind: v.picklist(NEXT_KINDS),
  id,
  /** Subject, to-do, title or name. */
  title: v.string(),
  website: maybe(WebsiteReference),
  /** Firm or name of the website's customer. */
  customer: maybe(v.string()),
  /** For how many days it waits, as its kind counts them. */
  days: v.number(),
  /** When the customer wrote, or last did something. */
  since: maybe(v.string()),
  /** When it is to be done; when a domain ends. */
  dueDate: maybe(v.string()),
  /** Days that a website is in its status. */
  statusAge: maybe(v.number()),
  /** Why a domain does not work; null for one that ends. */
  fault: maybe(v.picklist(DOMAIN_FAULTS)),
})
export type NextItem = v.InferOutput<typeof NextItem>

/** The beginning of the queue; `counts` and `total` are of all that waits. */
export const NextQueue = v.object({
  items: v.array(NextItem),
  counts: v.optional(phpMap(v.number()), {}),
  total: v.number(),
})
export type NextQueue = v.InferOutput<typeof NextQueue>

export const NextQuery = v.object({
  scope: v.optional(v.picklist(NEXT_SCOPES)),
  kind: v.optional(v.picklist(NEXT_KINDS)),
})
export type NextQuery = v.InferInput<typeof NextQuery>
