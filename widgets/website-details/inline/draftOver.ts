import * as v from 'valibot'
import { readDraft, writeDraft } from '../../../src/parts/drafts'

/** What was typed over something: whoever finds it again has to see what others have made of that since. */
const draftSchema = v.object({ text: v.string(), base: v.string() })
type DraftOver = v.InferOutput<typeof draftSchema>

const storedSchema = v.pipe(v.string(), v.parseJson(), draftSchema)

export function readDraftOver(key: string): DraftOver | null {
  const { success, output } = v.safeParse(storedSchema, readDraft(key))
  return success ? output : null
}

export const writeDraftOver = (key: string, draft: DraftOver | null): void => writeDraft(key, draft && JSON.stringify(draft))
