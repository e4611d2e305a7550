import * as v from 'valibot'
import { DAY_MS } from '../../model'
import type { Page } from '../../page'
import { createId } from '../createId'
import { STORAGE_PREFIX } from './storageKeys'
import { tryStorage, webStorage } from './webStorage'

/** So many are kept, for so long (screens X-03). */
const MAX = 50
const KEPT_MS = DAY_MS

const plainValues = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))
const asked = { route: v.string(), params: v.optional(plainValues, {}), query: v.optional(plainValues) }

const undoCall = v.object({
  ...asked,
  body: v.optional(v.record(v.string(), v.unknown())),
  /** Where the version goes that the object has by then. */
  version: v.optional(v.picklist(['body', 'ifMatch'])),
})

const undoCalls = v.object({
  /** Where the object is found as it is now; in a list by its id, or with its fields within one of the answer. */
  look: v.object({ ...asked, id: v.optional(v.number()), within: v.optional(v.string()) }),
  /** How the action left it: it is taken back only from there. */
  was: v.record(v.string(), v.unknown()),
  calls: v.array(undoCall),
})

/** A change of a website that the server takes back: it knows what it replaced, and who has changed the same since. */
const undoChange = v.object({ change: v.number() })

const undoItem = v.union([undoChange, undoCalls])

const keptAction = v.object({
  id: v.string(),
  /** When it was done, milliseconds since 1970 by this browser's clock. */
  at: v.number(),
  /** What was done, in the words it was told in. */
  text: v.string(),
  items: v.array(undoItem),
})

const keptSchema = v.pipe(v.string(), v.parseJson(), v.array(keptAction))

/** One call that takes something back, as plain data: it outlives the page it was made on. */
export type UndoCall = v.InferOutput<typeof undoCall>
export type UndoCalls = v.InferOutput<typeof undoCalls>
export type UndoItem = v.InferOutput<typeof undoItem>
export type KeptAction = v.InferOutput<typeof keptAction>

const keyOf = ({ config, user }: Page) => `${STORAGE_PREFIX}actions:${config.partnerId ?? 0}:${user?.id ?? 0}`

/** What this user did in this browser, whichever the tab, and can still take back; newest first. */
export function readActions(page: Page): readonly KeptAction[] {
  const kept = tryStorage(webStorage('localStorage'), (storage) => storage.getItem(keyOf(page)))
  const { success, output } = v.safeParse(keptSchema, kept)
  return success ? output.filter(({ at }) => Date.now() - at < KEPT_MS) : []
}

/** Keeps what takes an action back; answers the id to forget it by. */
export function keepAction(page: Page, text: string, items: readonly UndoItem[]): string {
  const at = Date.now()
  const id = `${at}-${createId('action')}`
  write(page, [{ id, at, text, items: [...items] }, ...readActions(page)])
  return id
}

/** Keeps only some parts of an action, or nothing of it. */
export function leaveOfAction(page: Page, id: string, items: readonly UndoItem[]): void {
  const actions = readActions(page).map((action) => (action.id === id ? { ...action, items: [...items] } : action))
  write(
    page,
    actions.filter((action) => action.items.length > 0),
  )
}

function write(page: Page, actions: readonly KeptAction[]): void {
  tryStorage(webStorage('localStorage'), (storage) => storage.setItem(keyOf(page), JSON.stringify(actions.slice(0, MAX))))
}
