import * as v from 'valibot'
import { id, maybe } from '../tolerant'

/** A website in the recycle bin. */
export const BinnedWebsite = v.object({
  id,
  title: v.string(),
  domain: maybe(v.string()),
  deletedAt: v.string(),
  /** From then on it is gone for good. */
  goneAt: v.string(),
})
export type BinnedWebsite = v.InferOutput<typeof BinnedWebsite>
