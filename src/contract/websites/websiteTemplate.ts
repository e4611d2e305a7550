import * as v from 'valibot'
import { id, many, maybe } from '../tolerant'

/** A website that others are made from (defaults 5.10). */
export const WebsiteTemplate = v.object({
  id,
  title: v.string(),
  image: maybe(v.string()),
  category: maybe(v.string()),
  languages: many(v.string()),
  updatedAt: maybe(v.string()),
})
export type WebsiteTemplate = v.InferOutput<typeof WebsiteTemplate>
