import * as v from 'valibot'
import { many, maybe } from '../tolerant'

/** Result of checking a website; no time means it never was. */
export const CheckReport = v.object({
  checkedAt: maybe(v.string()),
  rows: many(v.object({ name: v.string(), state: v.picklist(['ok', 'warning', 'error']), message: maybe(v.string()) })),
})
export type CheckReport = v.InferOutput<typeof CheckReport>
