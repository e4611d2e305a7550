import * as v from 'valibot'
import { FILE_TYPES, SCAN_STATES } from '../../model'
import { id, maybe } from '../tolerant'

/** A file of spec 3; named so because `File` is the browser's. An unknown type is read as `unknown`. */
export const StoredFile = v.object({
  id,
  type: v.fallback(v.picklist(FILE_TYPES), 'unknown'),
  name: v.string(),
  thumbnail: maybe(v.string()),
  url: maybe(v.string()),
  size: maybe(v.number()),
  /** Shows it in the browser, where that runs nothing of it. */
  preview: maybe(v.string()),
  /** What a virus scanner says; servers that say nothing about it leave it out. What is infected or pending has no address. */
  scan: v.fallback(maybe(v.picklist(SCAN_STATES)), null),
  /** A mail shows it as `cid:` and this. */
  contentId: v.optional(v.string()),
})
export type StoredFile = v.InferOutput<typeof StoredFile>
