import * as v from 'valibot'
import { many, text } from '../tolerant'

/** What was read from a foreign page, to be turned into content of a website. */
export const ScrapedContent = v.object({
  url: v.string(),
  title: text,
  blocks: many(v.object({ type: v.string(), text })),
  images: many(v.string()),
})
export type ScrapedContent = v.InferOutput<typeof ScrapedContent>
