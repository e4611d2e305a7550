import * as v from 'valibot'
import { hexColour } from '../fields'
import { id } from '../tolerant'
import { MAX_INT, TAG_NAME_MAX_LENGTH } from '../../model'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TAG_NAME_MAX_LENGTH))
const sort = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INT)))

export const Tag = v.object({
  id,
  name: v.string(),
  color: hexColour,
  sort: v.optional(v.number(), 0),
  usageCount: v.optional(v.number()),
})
export type Tag = v.InferOutput<typeof Tag>

export const TagDraft = v.object({ name, color: v.optional(hexColour), sort })
export type TagDraft = v.InferInput<typeof TagDraft>

export const TagChange = v.object({ name: v.optional(name), color: v.optional(hexColour), sort })
export type TagChange = v.InferInput<typeof TagChange>
