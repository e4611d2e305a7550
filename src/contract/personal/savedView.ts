import * as v from 'valibot'
import { ROLES, SAVED_VIEW_ICONS, SAVED_VIEW_NAME_MAX_LENGTH, SAVED_VIEW_SCOPES, VIEW_NAMES } from '../../model'
import { flag, id, many, maybe } from '../tolerant'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SAVED_VIEW_NAME_MAX_LENGTH))
const query = v.pipe(v.string(), v.maxLength(2_000))
const columns = v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)))
const icon = v.nullable(v.picklist(SAVED_VIEW_ICONS))
const roles = v.pipe(v.array(v.picklist(ROLES)), v.maxLength(ROLES.length))

/** A manager view as somebody has set it up: filters, order, mode and lanes as an address says them, and the columns of its list. */
export const SavedView = v.object({
  id,
  view: v.picklist(VIEW_NAMES),
  name: v.string(),
  icon: maybe(v.picklist(SAVED_VIEW_ICONS)),
  scope: v.picklist(SAVED_VIEW_SCOPES),
  query: v.string(),
  /** In order, each as its name or as `name:width` with a width in CSS pixels. */
  columns: maybe(v.array(v.string())),
  /** Whether the person who asks may change it. */
  editable: flag,
  /** Whether the person who asks begins with it. */
  isDefault: flag,
  /** Whose primary role is one of these begins with it, unless they chose another one themselves. */
  defaultRoles: many(v.picklist(ROLES)),
})
export type SavedView = v.InferOutput<typeof SavedView>

export const SavedViewDraft = v.object({
  view: v.picklist(VIEW_NAMES),
  name,
  icon: v.optional(icon),
  scope: v.picklist(SAVED_VIEW_SCOPES),
  query,
  columns,
  isDefault: v.optional(v.boolean()),
  defaultRoles: v.optional(roles),
})
export type SavedViewDraft = v.InferInput<typeof SavedViewDraft>

/** What is left out stays. */
export const SavedViewChange = v.object({
  name: v.optional(name),
  icon: v.optional(icon),
  scope: v.optional(v.picklist(SAVED_VIEW_SCOPES)),
  query: v.optional(query),
  columns: v.optional(columns),
  /** About the person who asks: they may say so of any view they see. */
  isDefault: v.optional(v.boolean()),
  /** Only views of the team have them. */
  defaultRoles: v.optional(roles),
})
export type SavedViewChange = v.InferInput<typeof SavedViewChange>
