import * as v from 'valibot'
import { readDraft, writeDraft } from '../../../src/parts/drafts'

const noteDraftSchema = v.object({ text: v.string(), version: v.number() })
/** A note as it was typed, with the version of the saved note that it was begun on. */
export type NoteDraft = v.InferOutput<typeof noteDraftSchema>

const storedSchema = v.pipe(v.string(), v.parseJson(), noteDraftSchema)

export function readNoteDraft(key: string): NoteDraft | null {
  const { success, output } = v.safeParse(storedSchema, readDraft(key))
  return success ? output : null
}

export const writeNoteDraft = (key: string, draft: NoteDraft | null): void => writeDraft(key, draft && JSON.stringify(draft))
