import * as v from 'valibot'
import { flag, id, many, maybe, text } from '../tolerant'
import { Money } from '../subscription/money'
import { WebsiteReference } from '../websites/websiteReference'

/** What the provider offers to agencies (defaults 5.10); `from` marks a starting price. */
export const AgencyOffer = v.object({
  id,
  title: v.string(),
  category: maybe(v.string()),
  summary: text,
  descriptionHtml: maybe(v.string()),
  image: maybe(v.string()),
  provider: maybe(v.object({ id, name: v.string(), logo: maybe(v.string()) })),
  price: maybe(v.object({ ...Money.entries, interval: v.picklist(['once', 'month', 'year']), from: flag })),
  validFrom: maybe(v.string()),
  validUntil: maybe(v.string()),
  languages: many(v.string()),
  tags: many(v.string()),
  state: v.optional(v.picklist(['new', 'seen', 'dismissed', 'requested', 'accepted', 'declined']), 'new'),
  requestedAt: maybe(v.string()),
  /** When the request was accepted or declined, and what was written with it (AO-01). */
  answeredAt: maybe(v.string()),
  reason: maybe(v.string()),
  /** Whose customers it is meant for (AO-03). */
  websites: many(WebsiteReference),
  cta: maybe(v.object({ label: v.string(), url: v.string() })),
})
export type AgencyOffer = v.InferOutput<typeof AgencyOffer>
