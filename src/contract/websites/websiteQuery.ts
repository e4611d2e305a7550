import * as v from 'valibot'
import { VIEW_NAMES } from '../../model'
import { ListQuery } from '../envelopes'
import { yesOrNo } from '../fields'

/** Filters of the website lists. A filter with several values separates them by commas. */
export const WebsiteQuery = v.object({
  ...ListQuery.entries,
  view: v.optional(v.picklist(VIEW_NAMES)),
  status: v.optional(v.string()),
  assigned_to: v.optional(v.string()),
  tag: v.optional(v.string()),
  following: yesOrNo,
  starred: yesOrNo,
  templates: yesOrNo,
  published: v.optional(v.string()),
  registered: v.optional(v.string()),
  payment: v.optional(v.string()),
  closed_by: v.optional(v.string()),
  designed_by: v.optional(v.string()),
  serviced_by: v.optional(v.string()),
  /** `some`, `none` */
  domains: v.optional(v.string()),
  /** `dns`, `ssl` */
  problem: v.optional(v.string()),
  language: v.optional(v.string()),
  /** Two letters each. */
  country: v.optional(v.string()),
})
export type WebsiteQuery = v.InferInput<typeof WebsiteQuery>
