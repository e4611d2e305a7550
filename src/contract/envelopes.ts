import * as v from 'valibot'
import { phpMap } from './tolerant'

/** Where in a list an answer is (defaults 5.8): `page` counts from 1, `count` is the rows of this page. */
export const Pagination = v.object({
  page: v.optional(v.number(), 1),
  pages: v.optional(v.number(), 1),
  count: v.number(),
  limit: v.number(),
  total: v.number(),
})
export type Pagination = v.InferOutput<typeof Pagination>

/** Every list but the domain list. */
/*#__NO_SIDE_EFFECTS__*/
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), pagination: Pagination, filters: v.optional(phpMap(v.unknown()), {}) })
}

/** A short list that is never paged. */
/*#__NO_SIDE_EFFECTS__*/
export function items<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item) })
}

/** What a server says when it refuses (spec 8): reasons by name, or one text. */
export const Refusal = v.union([
  v.object({ errors: v.array(v.object({ name: v.string(), message: v.string() })) }),
  v.object({ error: v.string() }),
])
export type Refusal = v.InferOutput<typeof Refusal>

/** Nobody signed in, not paid for, no right, not there, changed meanwhile, does not fit, too often. */
export const REFUSAL_STATUSES: readonly number[] = [401, 402, 403, 404, 409, 422, 429]

const numeric = v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))])

/**
 * What every list takes: 1-based page, rows per page, `field` or `-field`, words to search, of which a text must have all, however they are
 * accented (`searchPatterns` of the model). Filters come on top.
 */
export const ListQuery = v.object({
  page: v.optional(numeric),
  limit: v.optional(numeric),
  sort: v.optional(v.string()),
  search: v.optional(v.string()),
})
export type ListQuery = v.InferOutput<typeof ListQuery>

/** An answer that sends the browser elsewhere. */
export const Redirect = v.object({ url: v.string() })
export type Redirect = v.InferOutput<typeof Redirect>
