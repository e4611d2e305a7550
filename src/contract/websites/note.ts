import * as v from 'valibot'
import { id, maybe, text } from '../tolerant'
import { User } from '../user'

/** The one note of a website (defaults 5.10). */
export const Note = v.object({
  websiteId: id,
  text,
  version: v.optional(v.number(), 0),
  updatedAt: maybe(v.string()),
  updatedBy: maybe(User),
})
export type Note = v.InferOutput<typeof Note>

/** How the note was before somebody else, or the same person on another occasion, changed it (WN-04). */
export const NoteVersion = v.object({ version: v.number(), text: v.string(), updatedAt: v.string(), updatedBy: maybe(User) })
export type NoteVersion = v.InferOutput<typeof NoteVersion>

/** Names the version it was written on; an older one is answered with 409 and the current note. */
export const NoteDraft = v.object({ text: v.string(), version: v.number() })
export type NoteDraft = v.InferInput<typeof NoteDraft>
