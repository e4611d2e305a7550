import * as v from 'valibot'
import { many, maybe } from '../tolerant'
import { Money } from '../subscription/money'

/** A domain somebody may register (defaults 5.10); `period` lists the years on offer. */
export const SearchResult = v.object({
  name: v.string(),
  tld: v.string(),
  available: v.picklist(['yes', 'no', 'premium', 'unknown', 'unsupported']),
  price: maybe(Money),
  renewPrice: maybe(Money),
  period: many(v.number()),
  reason: maybe(v.string()),
  suggestions: many(v.string()),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const SearchQuery = v.object({ query: v.pipe(v.string(), v.trim(), v.minLength(1)), tlds: v.optional(v.array(v.string())) })
export type SearchQuery = v.InferInput<typeof SearchQuery>
