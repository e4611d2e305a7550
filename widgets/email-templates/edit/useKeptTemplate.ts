import * as v from 'valibot'
import { useDraftKeeper } from '../../../src/api/personal'
import { StoredFile } from '../../../src/contract'
import { selectUser, useAppSelector } from '../../../src/store'

const keptSchema = v.object({
  name: v.string(),
  category: v.string(),
  language: v.string(),
  subject: v.string(),
  html: v.string(),
  attachments: v.array(StoredFile),
})
export type KeptTemplate = v.InferOutput<typeof keptSchema>

interface Template {
  readonly id: number | undefined
  readonly version: number | undefined
  readonly written: KeptTemplate
  readonly isChanged: boolean
  readonly onFound: (kept: KeptTemplate) => void
}

/** Keeps what is written in a template, and what is attached, and finds them again, also on another device. Answers what forgets them. */
export function useKeptTemplate({ id, version, written, isChanged, onFound }: Template): () => void {
  const user = useAppSelector(selectUser)
  const take = (kept: unknown) => {
    const { success, output } = v.safeParse(keptSchema, kept)
    if (success && !isChanged) onFound(output)
  }
  // What was written on an earlier version would undo what was saved since.
  return useDraftKeeper(`template ${user?.id} ${id ?? 'new'} ${version ?? 0}`, {
    written,
    isChanged: () => isChanged,
    onRead: take,
    onNewer: take,
    onKeep: (keeper) => void keeper.keep(written),
  })
}
