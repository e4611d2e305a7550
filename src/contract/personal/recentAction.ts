import * as v from 'valibot'
import { timestamp } from '../fields'
import { id, maybe } from '../tolerant'

/** As many as one change of websites may name. */
const MAX_ITEMS = 2_000
/** More steps than anything that is taken back in one go. */
const MAX_CALLS = 10

const name = v.pipe(v.string(), v.maxLength(100))
const plainValues = v.record(name, v.nullable(v.union([v.string(), v.number()])))
const asked = { route: name, params: v.optional(plainValues, {}), query: v.optional(plainValues) }

const UndoCall = v.object({
  ...asked,
  body: v.optional(v.record(name, v.unknown())),
  /** Where the version goes that the object has by then. */
  version: v.optional(v.picklist(['body', 'ifMatch'])),
})

const UndoCalls = v.object({
  /** Where the object is found as it is now; in a list by its id, or with its fields within one of the answer. */
  look: v.object({ ...asked, id: v.optional(v.number()), within: v.optional(name) }),
  /** How the action left it: it is taken back only from there. */
  was: v.record(name, v.unknown()),
  calls: v.pipe(v.array(UndoCall), v.maxLength(MAX_CALLS)),
})

/** A change of a website that the server takes back: it knows what it replaced, and who has changed the same since. */
const UndoChange = v.object({ change: id })

const UndoItem = v.union([UndoChange, UndoCalls])

/** One call that takes something back, as plain data: it outlives the page it was made on. */
export type UndoCall = v.InferOutput<typeof UndoCall>
export type UndoCalls = v.InferOutput<typeof UndoCalls>
export type UndoItem = v.InferOutput<typeof UndoItem>

const items = v.pipe(v.array(UndoItem), v.maxLength(MAX_ITEMS))
const told = {
  /** What was done, in the words it was told in. */
  text: v.pipe(v.string(), v.maxLength(1_000)),
  /** So many things were changed. */
  total: v.pipe(v.number(), v.integer(), v.minValue(1)),
}

/** Whoever did it names it, so that sending it again keeps it once. */
const actionId = v.pipe(v.string(), v.uuid())

/** Something one has done, with what takes it back. */
export const ActionToKeep = v.object({ id: actionId, ...told, items: v.pipe(items, v.minLength(1)) })

/** What of an action can still be taken back; nothing takes it off the list. */
export const ActionLeft = v.object({ id: actionId, items })

export const RecentAction = v.object({
  id: v.string(),
  at: timestamp,
  ...told,
  /** Those that have not been taken back. */
  items,
  /** So many of them have been changed since, and would stay as they are. */
  changed: v.optional(v.number(), 0),
  /** Why the only one stays, where that is known. */
  reason: maybe(v.string()),
})
export type RecentAction = v.InferOutput<typeof RecentAction>
