import * as v from 'valibot'
import { SAVED_VIEW_SCOPES, VIEW_NAMES } from '../../model'
import { flag, id, maybe } from '../tolerant'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
const query = v.pipe(v.string(), v.maxLength(2_000))
const columns = v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)))

/** A manager view as somebody has set it up: filters, order, mode and lanes as an address says them, and the columns of its list. */
export const SavedView = v.object({
  id,
  view: v.picklist(VIEW_NAMES),
  name: v.string(),
  scope: v.picklist(SAVED_VIEW_SCOPES),
  query: v.string(),
  columns: maybe(v.array(v.string())),
  /** Whether the person who asks may change it. */
  editable: flag,
})
export type SavedView = v.InferOutput<typeof SavedView>

export const SavedViewDraft = v.object({ view: v.picklist(VIEW_NAMES), name, scope: v.picklist(SAVED_VIEW_SCOPES), query, columns })
export type SavedViewDraft = v.InferInput<typeof SavedViewDraft>

/** What is left out stays. */
export const SavedViewChange = v.object({
  name: v.optional(name),
  scope: v.optional(v.picklist(SAVED_VIEW_SCOPES)),
  query: v.optional(query),
  columns: v.optional(columns),
})
export type SavedViewChange = v.InferInput<typeof SavedViewChange>
