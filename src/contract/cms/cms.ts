import * as v from 'valibot'
import { id, maybe, phpMap, text } from '../tolerant'

/** Whatever the editor keeps; only the editor knows its shape. */
const content = v.optional(phpMap(v.unknown()), {})

/** The state of a website in the editor. Saving names the version it was made on. */
export const CmsDocument = v.object({ webcard: id, version: v.number(), content, updatedAt: maybe(v.string()) })
export type CmsDocument = v.InferOutput<typeof CmsDocument>

export const CmsSave = v.object({ version: v.number(), content: v.record(v.string(), v.unknown()) })
export type CmsSave = v.InferInput<typeof CmsSave>

/** Settings of a form on a website, by name. */
export const CmsSettings = v.record(v.string(), v.unknown())
export type CmsSettings = v.InferInput<typeof CmsSettings>

/** A saved state; the time in seconds is its name in paths. */
export const Snapshot = v.object({ timestamp: v.number(), title: text, version: maybe(v.number()) })
export type Snapshot = v.InferOutput<typeof Snapshot>

export const KeepAlive = v.object({ serverTime: v.string(), lockedBy: maybe(v.string()) })
export type KeepAlive = v.InferOutput<typeof KeepAlive>

export const SeoReport = v.object({ score: v.number(), findings: v.array(v.object({ name: v.string(), message: text })) })
export type SeoReport = v.InferOutput<typeof SeoReport>

/** A picture or film of a stock library. */
export const StockMedia = v.object({
  id: v.union([v.number(), v.string()]),
  url: v.string(),
  thumbnail: maybe(v.string()),
  author: maybe(v.string()),
})
export type StockMedia = v.InferOutput<typeof StockMedia>
