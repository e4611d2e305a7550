import * as v from 'valibot'
import { useDraftKeeper } from '../../../src/api/personal'
import { selectUser, useAppSelector } from '../../../src/store'

const textsSchema = v.object({ name: v.string(), category: v.string(), language: v.string(), subject: v.string(), html: v.string() })
export type TemplateTexts = v.InferOutput<typeof textsSchema>

interface Template {
  readonly id: number | undefined
  readonly version: number | undefined
  readonly texts: TemplateTexts
  readonly isChanged: boolean
  readonly onFound: (texts: TemplateTexts) => void
}

/** Keeps the texts of a template while they are written, and finds them again, also on another device. Answers what forgets them. */
export function useKeptTemplate({ id, version, texts, isChanged, onFound }: Template): () => void {
  const user = useAppSelector(selectUser)
  const take = (kept: unknown) => {
    const { success, output } = v.safeParse(textsSchema, kept)
    if (success && !isChanged) onFound(output)
  }
  // What was written on an earlier version would undo what was saved since.
  return useDraftKeeper(`template ${user?.id} ${id ?? 'new'} ${version ?? 0}`, {
    written: texts,
    isChanged: () => isChanged,
    onRead: take,
    onNewer: take,
    onKeep: (keeper) => void keeper.keep(texts),
  })
}
