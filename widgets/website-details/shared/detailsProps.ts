import * as v from 'valibot'
import { MAX_INT } from '../../../src/model'
import type { Page } from '../../../src/page'

const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_INT),
)

/** As a screen of the main area the website comes from the route; on a host of its own from the props, or else from the page's config. */
export const detailsProps = v.object({
  website: v.optional(id),
  websiteId: v.optional(id),
  /** The message to scroll to. A navigation may bring one as its state too (spec 2.2). */
  messageId: v.optional(id),
})
export type DetailsProps = v.InferOutput<typeof detailsProps>

export const websiteOf = ({ website, websiteId }: DetailsProps, { config }: Page): number | null => website ?? websiteId ?? config.websiteId
