import * as v from 'valibot'
import { id, maybe } from '../tolerant'
import { StoredFile } from './storedFile'

export const Folder = v.object({ id, name: v.string(), parent: maybe(id) })
export type Folder = v.InferOutput<typeof Folder>

/** What lies in a folder; no folder is the topmost level. */
export const FolderContent = v.object({ folder: maybe(Folder), folders: v.array(Folder), files: v.array(StoredFile) })
export type FolderContent = v.InferOutput<typeof FolderContent>

export const FolderDraft = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  parent: v.optional(v.nullable(id)),
})
export type FolderDraft = v.InferInput<typeof FolderDraft>
