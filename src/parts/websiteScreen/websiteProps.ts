import * as v from 'valibot'
import { MAX_INT } from '../../model'
import type { Page } from '../../page'

/** An id as a route has it, or the props of a host. */
export const givenId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_INT),
)

export const websiteProps = v.object({ website: v.optional(givenId), websiteId: v.optional(givenId) })
export type WebsiteProps = v.InferOutput<typeof websiteProps>

/** As a screen of the main area the website comes from the route; on a host of its own from the props, or else from the page's config. */
export const websiteOf = ({ website, websiteId }: WebsiteProps, { config }: Page): number | null => website ?? websiteId ?? config.websiteId
