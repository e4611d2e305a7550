import * as v from 'valibot'
import { COLLECTION_NAME_MAX_LENGTH, ITEMS_AT_ONCE, ITEMS_DELETED_AT_ONCE } from '../../model'
import { version } from '../fields'
import { flag, id, many, phpMap } from '../tolerant'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(COLLECTION_NAME_MAX_LENGTH))

/** A column of a collection. */
export const CollectionField = v.object({ id, name: v.string(), type: v.string(), required: flag, sort: v.optional(v.number(), 0) })
export type CollectionField = v.InferOutput<typeof CollectionField>

/** A row of a collection: values by field name. */
export const CollectionItem = v.object({ id, values: v.optional(phpMap(v.unknown()), {}), sort: v.optional(v.number(), 0) })
export type CollectionItem = v.InferOutput<typeof CollectionItem>

/** A table of content of a website. */
export const Collection = v.object({
  id,
  name: v.string(),
  fields: many(CollectionField),
  itemCount: v.optional(v.number(), 0),
  version,
})
export type Collection = v.InferOutput<typeof Collection>

export const CollectionDraft = v.object({ name, version })
export type CollectionDraft = v.InferInput<typeof CollectionDraft>

export const CollectionFieldDraft = v.object({ name, type: v.string(), required: v.optional(v.boolean()) })
export type CollectionFieldDraft = v.InferInput<typeof CollectionFieldDraft>

export const CollectionItemDraft = v.object({ values: v.record(v.string(), v.unknown()), sort: v.optional(v.number()) })
export type CollectionItemDraft = v.InferInput<typeof CollectionItemDraft>

export const CollectionItemDrafts = v.object({
  items: v.pipe(v.array(CollectionItemDraft), v.minLength(1), v.maxLength(ITEMS_AT_ONCE)),
})
export type CollectionItemDrafts = v.InferInput<typeof CollectionItemDrafts>

export const CollectionItemIds = v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(ITEMS_DELETED_AT_ONCE)) })
export type CollectionItemIds = v.InferInput<typeof CollectionItemIds>

export const Renaming = v.object({ name })
export type Renaming = v.InferInput<typeof Renaming>

/** The ids in their new order. */
export const Sorting = v.object({ ids: v.pipe(v.array(id), v.minLength(1)) })
export type Sorting = v.InferInput<typeof Sorting>
